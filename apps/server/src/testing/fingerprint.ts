import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { readOwnTables } from '../platform/backup/migrations.ts';
import type { ObjectStorage } from '../platform/storage/object-storage.ts';

/** Counters of the request log, which goes on. */
const countsOfLog = ['request_kinds', 'request_hours', 'request_minutes'];

/** Row count and checksum of every table; of the request log, which goes on, up to the row that was its last. */
export async function fingerprintTables(
  client: Pick<Client, 'query'>,
  { leftOut, lastLogId }: { leftOut: readonly string[]; lastLogId?: string },
): Promise<Record<string, string>> {
  const prints: Record<string, string> = {};
  for (const table of await readOwnTables()) {
    if (leftOut.includes(table) || countsOfLog.includes(table)) continue;
    const upTo = table === 'request_logs' && lastLogId !== undefined ? `WHERE id <= ${lastLogId}` : '';
    const { rows } = await client.query<{ print: string }>(
      `SELECT count(*) || ' rows, ' || md5(coalesce(string_agg(content, E'\\n' ORDER BY content), '')) AS print
       FROM (SELECT one::text AS content FROM public.${table} AS one ${upTo}) AS contents`,
    );
    prints[table] = rows[0]?.print ?? '';
  }
  return prints;
}

/** SHA-256 of each of these objects. */
export async function fingerprintObjects(
  storage: ObjectStorage,
  keys: readonly string[],
): Promise<Record<string, string>> {
  const prints: Record<string, string> = {};
  for (const key of keys) {
    const hash = createHash('sha256');
    const { body } = await storage.get(key);
    for await (const chunk of body as AsyncIterable<Buffer>) hash.update(chunk);
    prints[key] = hash.digest('hex');
  }
  return prints;
}
