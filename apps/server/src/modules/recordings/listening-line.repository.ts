import { and, count, countDistinct, desc, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { isToBeHeard } from './recordings.repository.ts';
import { recordingAnalyses, recordings } from './recordings.tables.ts';

export interface HeardAnswer {
  recordingId: number;
  askedAt: Date;
  heardAt: Date;
}

/** The answers that were listened to last, the newest first. */
export async function listLatestHeard(db: Database, limit: number): Promise<HeardAnswer[]> {
  return db
    .select({
      recordingId: recordings.id,
      askedAt: recordings.createdAt,
      heardAt: recordingAnalyses.createdAt,
    })
    .from(recordingAnalyses)
    .innerJoin(recordings, eq(recordings.id, recordingAnalyses.recordingId))
    .orderBy(desc(recordingAnalyses.createdAt))
    .limit(limit);
}

/** What others have waiting between two answers. Reads as many rows as the line is long, however many were ever given. */
export async function countWaitingBetween(
  db: Database,
  range: { afterId: number; beforeId: number; exceptSessionId: number },
): Promise<{ answers: number; sessions: number }> {
  const [row] = await db
    .select({ answers: count(), sessions: countDistinct(recordings.sessionId) })
    .from(recordings)
    .where(
      and(
        gt(recordings.id, range.afterId),
        lt(recordings.id, range.beforeId),
        ne(recordings.sessionId, range.exceptSessionId),
        isNull(recordings.replacedAt),
        isToBeHeard,
      ),
    );
  return row ?? { answers: 0, sessions: 0 };
}
