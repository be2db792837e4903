import { and, asc, eq, gt, lt, max, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { examSessions, isAwaitingFeedback } from '../exam-tests/exam-tests.tables.ts';
import { recordingAnalyses, recordings } from '../recordings/recordings.tables.ts';
import { feedback } from './feedback.tables.ts';

/** Sessions that are owed feedback and have not moved since; those that nobody ever asked feedback for are among them. */
export async function listUnmoved(db: Database, since: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: examSessions.id })
    .from(examSessions)
    .where(
      and(
        isAwaitingFeedback(examSessions),
        or(lt(examSessions.scoringMovedAt, since), eq(examSessions.status, 'completed')),
      ),
    )
    .orderBy(asc(examSessions.scoringMovedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** When an answer was last listened to, or a report written, for anybody. */
export async function findLastResult(db: Database): Promise<Date | null> {
  const [heard] = await db.select({ at: max(recordingAnalyses.createdAt) }).from(recordingAnalyses);
  const [written] = await db.select({ at: max(feedback.updatedAt) }).from(feedback);
  const times = [heard?.at, written?.at].flatMap((at) => at ?? []);
  return times.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null;
}

/**
 * Whether work that was asked for after `since` has come out before `until`. The queues serve in order: whoever still waits
 * then was passed over.
 */
export async function isPassedOver(db: Database, since: Date, until: Date): Promise<boolean> {
  const [heard] = await db
    .select({ id: recordings.id })
    .from(recordingAnalyses)
    .innerJoin(recordings, eq(recordings.id, recordingAnalyses.recordingId))
    .where(
      and(
        gt(recordingAnalyses.createdAt, since),
        lt(recordingAnalyses.createdAt, until),
        gt(recordings.createdAt, since),
      ),
    )
    .limit(1);
  if (heard) return true;
  const [written] = await db
    .select({ id: feedback.id })
    .from(feedback)
    .innerJoin(examSessions, eq(examSessions.id, feedback.sessionId))
    .where(
      and(gt(feedback.updatedAt, since), lt(feedback.updatedAt, until), gt(examSessions.completedAt, since)),
    )
    .limit(1);
  return written !== undefined;
}
