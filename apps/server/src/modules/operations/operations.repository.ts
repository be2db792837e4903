import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { examSessions } from '../exam-tests/exam-tests.tables.ts';
import { recordings } from '../recordings/recordings.tables.ts';

/** Answers that wait to be listened to. */
export async function listUnheardRecordings(db: Database): Promise<number[]> {
  const rows = await db
    .select({ id: recordings.id })
    .from(recordings)
    .where(
      and(isNull(recordings.replacedAt), inArray(recordings.analysis, ['waiting', 'waiting_for_models'])),
    );
  return rows.map(({ id }) => id);
}

export async function listSessionsToWrite(db: Database): Promise<number[]> {
  const rows = await db
    .select({ id: examSessions.id })
    .from(examSessions)
    .where(eq(examSessions.status, 'feedback_generating'));
  return rows.map(({ id }) => id);
}

/** Of these objects, those that no row needs and that are not noted for removal yet are noted now. */
export async function noteOrphans(
  db: Database,
  objectKeys: readonly string[],
  needed: string,
  dueAt: Date,
): Promise<void> {
  await db.execute(sql`
    INSERT INTO object_removals (object_key, due_at)
    SELECT listed.object_key, ${dueAt.toISOString()}::timestamptz
    FROM unnest(${sql.param([...objectKeys])}::text[]) AS listed (object_key)
    WHERE NOT EXISTS (SELECT FROM (${sql.raw(needed)}) AS kept WHERE kept.object_key = listed.object_key)
    ON CONFLICT DO NOTHING`);
}

/** From counters that triggers keep, so it costs the same whatever their number. */
export async function countEverything(
  db: Database,
): Promise<{ databaseBytes: number; users: number; sessions: number }> {
  const { rows } = await db.execute<{ bytes: string; users: number; sessions: number }>(sql`
    SELECT pg_database_size(current_database()) AS bytes,
           (SELECT coalesce(sum(count), 0)::int FROM user_counts) AS users,
           (SELECT coalesce(sum(sessions), 0)::int FROM practice_totals) AS sessions`);
  const { bytes = '0', users = 0, sessions = 0 } = rows[0] ?? {};
  return { databaseBytes: Number(bytes), users, sessions };
}
