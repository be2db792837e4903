import { and, desc, eq, isNotNull, max } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { examSessions, practiceTotals } from '../exam-tests/exam-tests.tables.ts';

type PracticeTotals = typeof practiceTotals.$inferSelect;

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
    })
    .from(examSessions)
    .where(scoredOf(userId))
    .orderBy(desc(examSessions.id))
    .limit(page.limit)
    .offset(page.offset);
}
