import type { Analysis } from '@bandwise/speech/analysis/analyse';
import { and, asc, count, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { examSessions } from '../exam-tests/exam-tests.tables.ts';
import { recordingAnalyses, recordings } from '../recordings/recordings.tables.ts';
import { feedback } from './feedback.tables.ts';

type NewFeedback = typeof feedback.$inferInsert;
export type FeedbackRow = typeof feedback.$inferSelect & { examCode: string };

/** One for each session: written again, it keeps its number and the day it was first written. */
export async function saveFeedback(tx: Database, row: NewFeedback): Promise<void> {
  const { sessionId, createdAt, ...change } = row;
  await tx
    .insert(feedback)
    .values({ ...change, sessionId, createdAt })
    .onConflictDoUpdate({ target: feedback.sessionId, set: change });
}

async function findWhere(db: Database, condition: ReturnType<typeof eq>): Promise<FeedbackRow | undefined> {
  const [row] = await db
    .select({ feedback, examCode: examSessions.examCode })
    .from(feedback)
    .innerJoin(examSessions, eq(examSessions.id, feedback.sessionId))
    .where(condition);
  return row && { ...row.feedback, examCode: row.examCode };
}

export const findFeedback = (db: Database, id: number) => findWhere(db, eq(feedback.id, id));
export const findFeedbackOfSession = (db: Database, sessionId: number) =>
  findWhere(db, eq(feedback.sessionId, sessionId));

/** Newest first, without the documents. */
export async function listFeedbackOf(db: Database, userId: number, page: { limit: number; offset: number }) {
  return db
    .select({
      id: feedback.id,
      sessionId: feedback.sessionId,
      examCode: examSessions.examCode,
      createdAt: feedback.createdAt,
      overallBand: feedback.overallBand,
      fluencyBand: feedback.fluencyBand,
      lexicalBand: feedback.lexicalBand,
      grammarBand: feedback.grammarBand,
      pronunciationBand: feedback.pronunciationBand,
      summary: feedback.summary,
    })
    .from(feedback)
    .innerJoin(examSessions, eq(examSessions.id, feedback.sessionId))
    .where(eq(feedback.userId, userId))
    .orderBy(desc(feedback.sessionId))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countFeedbackOf(db: Database, userId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(feedback).where(eq(feedback.userId, userId));
  return row?.total ?? 0;
}

/** Everything written for a person, for the archive of their data. */
export async function listAllFeedbackOf(db: Database, userId: number) {
  return db.select().from(feedback).where(eq(feedback.userId, userId)).orderBy(asc(feedback.id));
}

/** What was heard of each answer of a session, by the id of its recording. */
export async function readFacts(db: Database, sessionId: number): Promise<Map<number, Analysis>> {
  const rows = await db
    .select({ id: recordings.id, facts: recordingAnalyses.facts })
    .from(recordings)
    .innerJoin(recordingAnalyses, eq(recordingAnalyses.recordingId, recordings.id))
    .where(
      and(
        eq(recordings.sessionId, sessionId),
        isNull(recordings.replacedAt),
        eq(recordings.analysis, 'done'),
      ),
    );
  return new Map(rows.map(({ id, facts }) => [id, facts]));
}

/** Over all sessions of a person that were judged before this one; null where there is none. */
export async function averageBefore(db: Database, userId: number, sessionId: number) {
  const mean = (column: PgColumn) => sql<number | null>`avg(${column})::double precision`;
  const [row] = await db
    .select({
      wordsPerMinute: mean(feedback.wordsPerMinute),
      pauseCount: mean(feedback.pauseCount),
      longPauseCount: mean(feedback.longPauseCount),
      fluencyBand: mean(feedback.fluencyBand),
      fluencyExact: mean(feedback.fluencyExact),
      lexicalExact: mean(feedback.lexicalExact),
      grammarExact: mean(feedback.grammarExact),
      pronunciationExact: mean(feedback.pronunciationExact),
    })
    .from(feedback)
    .where(and(eq(feedback.userId, userId), lt(feedback.sessionId, sessionId)));
  if (!row) throw new Error('an average is always one row');
  return row;
}
