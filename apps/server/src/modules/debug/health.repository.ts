import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { mails } from '../../platform/mail/mail.tables.ts';

export async function describeDatabase(
  db: Database,
): Promise<{ bytes: number; connections: number; connectionsMax: number }> {
  const { rows } = await db.execute<{ bytes: string; connections: number; most: number }>(sql`
    SELECT pg_database_size(current_database()) AS bytes, current_setting('max_connections')::int AS most,
           (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS connections`);
  const { bytes = '0', connections = 0, most = 0 } = rows[0] ?? {};
  return { bytes: Number(bytes), connections, connectionsMax: most };
}

export async function countMailsOnTheWay(db: Database): Promise<number> {
  return db.$count(mails, eq(mails.status, 'queued'));
}
