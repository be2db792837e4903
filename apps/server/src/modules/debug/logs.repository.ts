import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { requestLogs } from '../../platform/request-log/request-log.tables.ts';
import type { LogPlace } from './find-logs.repository.ts';

/** Bodies are large and stay where they are until somebody asks for one. */
const listed = {
  id: requestLogs.id,
  timestamp: requestLogs.timestamp,
  requestId: requestLogs.requestId,
  method: requestLogs.method,
  path: requestLogs.path,
  statusCode: requestLogs.statusCode,
  responseTimeMs: requestLogs.responseTimeMs,
  userId: requestLogs.userId,
  sessionId: requestLogs.sessionId,
  ipAddress: requestLogs.ipAddress,
};
export type ListedLog = Pick<typeof requestLogs.$inferSelect, keyof typeof listed>;

/** In the order of the places. */
export async function readLogs(db: Database, places: readonly LogPlace[]): Promise<ListedLog[]> {
  if (places.length === 0) return [];
  const ids = places.map(({ id }) => id);
  const rows = await db
    .select(listed)
    .from(requestLogs)
    .where(sql`${requestLogs.id} = ANY (${sql.param(ids)}::bigint[])`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function findLog(db: Database, id: number) {
  const [row] = await db.select().from(requestLogs).where(eq(requestLogs.id, id));
  return row;
}
