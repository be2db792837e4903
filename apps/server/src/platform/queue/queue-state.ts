import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** A worker at work says so every 10 s; a job that was silent for this long has no worker any more. */
const silentAfterSec = 25;

/** How many jobs are being worked on right now, besides those named. */
export async function countActiveJobs(db: Database, except: readonly string[]): Promise<number> {
  const { rows } = await db.execute<{ active: number }>(sql`
    SELECT count(*)::int AS active FROM pgboss.job
    WHERE state = 'active' AND name <> ALL (${sql.param([...except])}::text[]) AND name NOT LIKE '\\_\\_pgboss\\_\\_%'
      AND coalesce(heartbeat_on, started_on) > now() - make_interval(secs => ${silentAfterSec})`);
  return rows[0]?.active ?? 0;
}

/** Jobs carry the ids of rows; when the rows are replaced they mean nothing any more. */
export async function clearJobs(tx: Database, except: readonly string[]): Promise<void> {
  await tx.execute(sql`
    DELETE FROM pgboss.job
    WHERE name <> ALL (${sql.param([...except])}::text[]) AND name NOT LIKE '\\_\\_pgboss\\_\\_%'`);
}

/** A worker notes the time whenever it looks at the clock of scheduled jobs, twice a minute. */
export async function isClockKept(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ kept: boolean }>(
    sql`SELECT coalesce(max(cron_on) > now() - interval '2 minutes', false) AS kept FROM pgboss.version`,
  );
  return rows[0]?.kept === true;
}

/** Jobs of these kinds that wait for a worker or are being worked on. */
export async function countWaitingJobs(db: Database, names: readonly string[]): Promise<number> {
  const { rows } = await db.execute<{ waiting: number }>(sql`
    SELECT count(*)::int AS waiting FROM pgboss.job
    WHERE name = ANY (${sql.param([...names])}::text[])
      AND (state IN ('created', 'retry')
        OR state = 'active' AND coalesce(heartbeat_on, started_on) > now() - make_interval(secs => ${silentAfterSec}))`);
  return rows[0]?.waiting ?? 0;
}

interface QueueDepth {
  /** Due, and not begun. */
  waiting: number;
  active: number;
  oldestWaitSec: number;
  failedLastDay: number;
}

/** How much is to be done, and how long the one that waits longest has been due. */
export async function readQueueDepth(db: Database): Promise<QueueDepth> {
  const { rows } = await db.execute<{ waiting: number; active: number; oldest: number; failed: number }>(sql`
    SELECT (count(*) FILTER (WHERE state < 'active' AND start_after <= now()))::int AS waiting,
           (count(*) FILTER (WHERE state = 'active'))::int AS active,
           coalesce(extract(epoch FROM now() - min(greatest(created_on, start_after)) FILTER (WHERE state < 'active' AND start_after <= now())), 0)::int AS oldest,
           (count(*) FILTER (WHERE state = 'failed'))::int AS failed
    FROM pgboss.job
    WHERE name NOT LIKE '\\_\\_pgboss\\_\\_%'
      AND (state <= 'active' OR state = 'failed' AND completed_on > now() - interval '1 day')`);
  const { waiting = 0, active = 0, oldest = 0, failed = 0 } = rows[0] ?? {};
  return { waiting, active, oldestWaitSec: oldest, failedLastDay: failed };
}
