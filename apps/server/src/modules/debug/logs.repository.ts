import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { requestLogs } from '../../platform/request-log/request-log.tables.ts';

/** Of `request_logs AS log`. Bodies are large and stay where they are until somebody asks for one. */
export const listedColumns = sql`log.id::float8 AS id, log.timestamp::text AS timestamp, log.request_id AS "requestId",
  log.method, log.path, log.status_code AS "statusCode", log.response_time_ms AS "responseTimeMs",
  log.user_id AS "userId", log.session_id AS "sessionId", log.ip_address AS "ipAddress"`;

/** The moment is PostgreSQL's text, because a Date would round it. */
export type ListedLog = Omit<
  typeof requestLogs.$inferSelect,
  'timestamp' | 'kindId' | 'requestBody' | 'responseBody'
> & { timestamp: string };

type WholeLog = ListedLog & { requestBody: string | null; responseBody: string | null };

export async function findLog(db: Database, id: number): Promise<WholeLog | undefined> {
  const { rows } = await db.execute<WholeLog & Record<string, unknown>>(sql`
    SELECT ${listedColumns}, request_body AS "requestBody", response_body AS "responseBody"
    FROM ${requestLogs} AS log WHERE id = ${id}`);
  return rows[0];
}
