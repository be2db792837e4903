import type { CriterionFeedback } from '@bandwise/contract/feedback';
import { and, asc, desc, eq, gte, inArray, isNotNull, max, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { examSessions, practiceDays, practiceTotals } from '../exam-tests/exam-tests.tables.ts';
import { feedback } from '../feedback/feedback.tables.ts';

type PracticeTotals = typeof practiceTotals.$inferSelect;
type PracticeDay = typeof practiceDays.$inferSelect;

export async function findTotals(db: Database, userId: number): Promise<PracticeTotals | undefined> {
  const [row] = await db.select().from(practiceTotals).where(eq(practiceTotals.userId, userId));
  return row;
}

const scoredOf = (userId: number) =>
  and(eq(examSessions.userId, userId), isNotNull(examSessions.overallBand));

export async function findHighestBand(db: Database, userId: number): Promise<number | null> {
  const [row] = await db
    .select({ band: max(examSessions.overallBand) })
    .from(examSessions)
    .where(scoredOf(userId));
  return row?.band ?? null;
}

/** Newest first. */
export async function listScoredSessions(
  db: Database,
  userId: number,
  page: { limit: number; offset: number },
) {
  return db
    .select({
      id: examSessions.id,
      examCode: examSessions.examCode,
      createdAt: examSessions.createdAt,
      overallBand: examSessions.overallBand,
      overallLow: feedback.overallLow,
      overallHigh: feedback.overallHigh,
      fluencyBand: feedback.fluencyBand,
      lexicalBand: feedback.lexicalBand,
      grammarBand: feedback.grammarBand,
      pronunciationBand: feedback.pronunciationBand,
    })
    .from(examSessions)
    .leftJoin(feedback, eq(feedback.sessionId, examSessions.id))
    .where(scoredOf(userId))
    .orderBy(desc(examSessions.id))
    .limit(page.limit)
    .offset(page.offset);
}

/** The bands of the latest scored sessions, rounded and as measured; newest first. */
export async function listLatestBands(db: Database, userId: number, limit: number) {
  return db
    .select({
      sessionId: feedback.sessionId,
      fluency: { band: feedback.fluencyBand, exact: feedback.fluencyExact },
      lexical: { band: feedback.lexicalBand, exact: feedback.lexicalExact },
      grammar: { band: feedback.grammarBand, exact: feedback.grammarExact },
      pronunciation: { band: feedback.pronunciationBand, exact: feedback.pronunciationExact },
    })
    .from(examSessions)
    .innerJoin(feedback, eq(feedback.sessionId, examSessions.id))
    .where(scoredOf(userId))
    .orderBy(desc(examSessions.id))
    .limit(limit);
}
export type SessionBands = Awaited<ReturnType<typeof listLatestBands>>[number];

/** What the reports of these sessions say of each criterion, without the rest of their documents. */
export async function listCriteriaOf(db: Database, sessionIds: readonly number[]) {
  return db
    .select({
      sessionId: feedback.sessionId,
      criteria: sql<CriterionFeedback[]>`${feedback.document} -> 'criteriaScores'`,
    })
    .from(feedback)
    .where(inArray(feedback.sessionId, [...sessionIds]));
}

/** Oldest first. */
export async function listPracticeDays(
  db: Database,
  userId: number,
  fromDay: string,
): Promise<PracticeDay[]> {
  return db
    .select()
    .from(practiceDays)
    .where(and(eq(practiceDays.userId, userId), gte(practiceDays.day, fromDay)))
    .orderBy(asc(practiceDays.day));
}
