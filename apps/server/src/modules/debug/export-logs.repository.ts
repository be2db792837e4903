import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { inTime, matchesFilter, matchKinds } from './find-logs.repository.ts';
import type { LogFilter } from './log-filter.ts';
import { listedColumns, type ListedLog } from './logs.repository.ts';

/** With bodies at their longest, 8 MB. */
const rowsAtOnce = 500;
/** A step may have to look through the whole log; a reader who stands still for so long is gone. */
const stepTimeoutMs = 60_000;
const stillTimeoutMs = 120_000;

export type ExportedLog = ListedLog & { requestBody?: string | null; responseBody?: string | null };

/**
 * Every request that the filter lets through, the newest first, as they were when it began. On a connection of its own,
 * because it takes as long as its reader does. The signal ends it, also in the middle of a step.
 */
export async function* readAllLogs(
  connectionString: string,
  filter: LogFilter,
  { withBodies, signal }: { withBodies: boolean; signal: AbortSignal },
): AsyncGenerator<ExportedLog[]> {
  const client = new Client({
    connectionString,
    application_name: 'bandwise-export',
    statement_timeout: stepTimeoutMs,
    idle_in_transaction_session_timeout: stillTimeoutMs,
  });
  client.on('error', () => undefined);
  // With a query under way this cuts the connection, which the server notices by the interval below.
  signal.addEventListener('abort', () => void client.end());
  await client.connect();
  try {
    const db = drizzle(client);
    await db.execute(sql`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY`);
    await db.execute(sql`SET LOCAL client_connection_check_interval = '1s'`);
    const kinds = await matchKinds(db, filter);
    const bodies = withBodies ? sql`, request_body AS "requestBody", response_body AS "responseBody"` : sql``;
    const query = sql`SELECT ${listedColumns}${bodies} FROM request_logs AS log
      WHERE ${matchesFilter(filter, kinds)} AND ${inTime(filter)} ORDER BY log.timestamp DESC, log.id DESC`;
    await db.execute(sql`DECLARE exported NO SCROLL CURSOR FOR ${query}`);
    for (;;) {
      const { rows } = await client.query<ExportedLog>(`FETCH ${String(rowsAtOnce)} FROM exported`);
      if (rows.length > 0) yield rows;
      if (rows.length < rowsAtOnce) return;
    }
  } finally {
    if (!signal.aborted) await client.end();
  }
}
