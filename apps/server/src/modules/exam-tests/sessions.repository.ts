import type { ExamQuestion } from '@bandwise/contract/exam-tests';
import { and, asc, desc, eq, lt, not, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import {
  examSessions,
  isUnfinished,
  practiceDays,
  practiceTotals,
  sessionQuestions,
} from './exam-tests.tables.ts';

export type SessionRow = typeof examSessions.$inferSelect;
type NewSession = typeof examSessions.$inferInsert;
export type SessionQuestionRow = typeof sessionQuestions.$inferSelect;
export type SessionState = 'unfinished' | 'finished';

export async function findSession(db: Database, id: number): Promise<SessionRow | undefined> {
  const [row] = await db.select().from(examSessions).where(eq(examSessions.id, id));
  return row;
}

/** Locks the row until the transaction ends: whatever changes a session or its answers takes this first. */
export async function lockSession(tx: Database, id: number): Promise<SessionRow | undefined> {
  const [row] = await tx.select().from(examSessions).where(eq(examSessions.id, id)).for('update');
  return row;
}

export async function findSessionByKey(
  db: Database,
  userId: number,
  creationKey: string,
): Promise<SessionRow | undefined> {
  const [row] = await db
    .select()
    .from(examSessions)
    .where(and(eq(examSessions.userId, userId), eq(examSessions.creationKey, creationKey)));
  return row;
}

export async function findUnfinishedSession(
  db: Database,
  userId: number,
  examCode: string,
): Promise<SessionRow | undefined> {
  const [row] = await db
    .select()
    .from(examSessions)
    .where(
      and(eq(examSessions.userId, userId), eq(examSessions.examCode, examCode), isUnfinished(examSessions)),
    )
    .orderBy(desc(examSessions.id))
    .limit(1);
  return row;
}

export async function insertSession(
  tx: Database,
  session: NewSession,
  questions: readonly ExamQuestion[],
): Promise<SessionRow> {
  const [row] = await tx.insert(examSessions).values(session).returning();
  if (!row) throw new Error('the database returned no row for a new session');
  await tx.insert(sessionQuestions).values(
    questions.map((question) => ({
      sessionId: row.id,
      questionOrder: question.question_order,
      questionText: question.question_text,
      kind: question.kind,
      topic: question.topic,
      points: question.points,
      preparationSec: question.preparation_seconds,
      maxSec: question.max_seconds,
    })),
  );
  return row;
}

export async function updateSession(
  tx: Database,
  id: number,
  change: Partial<NewSession>,
): Promise<SessionRow> {
  const [row] = await tx.update(examSessions).set(change).where(eq(examSessions.id, id)).returning();
  if (!row) throw new Error('a locked session is gone');
  return row;
}

/** An answer is being listened to; told without a lock, because nothing waits for it. */
export async function noteScoringMoved(db: Database, id: number, at: Date): Promise<void> {
  await db
    .update(examSessions)
    .set({ scoringMovedAt: at })
    .where(and(eq(examSessions.id, id), eq(examSessions.status, 'feedback_generating')));
}

/** Newest first. Ids grow with time, so the id is the whole key of the order. */
export async function listSessionsOf(
  db: Database,
  userId: number,
  page: { state?: SessionState | undefined; limit: number; offset: number; beforeId?: number | undefined },
): Promise<SessionRow[]> {
  const state =
    page.state === undefined
      ? undefined
      : page.state === 'unfinished'
        ? isUnfinished(examSessions)
        : not(isUnfinished(examSessions));
  return db
    .select()
    .from(examSessions)
    .where(
      and(
        eq(examSessions.userId, userId),
        state,
        page.beforeId === undefined ? undefined : lt(examSessions.id, page.beforeId),
      ),
    )
    .orderBy(desc(examSessions.id))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countSessionsOf(
  db: Database,
  userId: number,
  state: SessionState | undefined,
): Promise<number> {
  const [totals] = await db.select().from(practiceTotals).where(eq(practiceTotals.userId, userId));
  if (!totals) return 0;
  if (state === undefined) return totals.sessions;
  return state === 'unfinished' ? totals.unfinishedSessions : totals.sessions - totals.unfinishedSessions;
}

export async function listQuestionsOf(db: Database, sessionId: number): Promise<SessionQuestionRow[]> {
  return db
    .select()
    .from(sessionQuestions)
    .where(eq(sessionQuestions.sessionId, sessionId))
    .orderBy(asc(sessionQuestions.questionOrder));
}

/** Of all sessions of a person. */
export async function listAllQuestionsOf(db: Database, userId: number): Promise<SessionQuestionRow[]> {
  const rows = await db
    .select({ question: sessionQuestions })
    .from(sessionQuestions)
    .innerJoin(examSessions, eq(examSessions.id, sessionQuestions.sessionId))
    .where(eq(examSessions.userId, userId))
    .orderBy(asc(sessionQuestions.id));
  return rows.map(({ question }) => question);
}

export async function markQuestionAnswered(tx: Database, questionId: number, at: Date): Promise<void> {
  await tx.update(sessionQuestions).set({ answeredAt: at }).where(eq(sessionQuestions.id, questionId));
}

/** Beside an answer that was taken. The row exists: a trigger made it with the first session. */
export async function addSpeech(
  tx: Database,
  session: { id: number; userId: number },
  speech: { practisedMs: number; countedMs: number; at: Date },
): Promise<void> {
  await tx
    .update(examSessions)
    .set({ spokenMs: sql`${examSessions.spokenMs} + ${speech.countedMs}`, updatedAt: speech.at })
    .where(eq(examSessions.id, session.id));
  await tx
    .update(practiceTotals)
    .set({ spokenMs: sql`${practiceTotals.spokenMs} + ${speech.practisedMs}`, lastPracticeAt: speech.at })
    .where(eq(practiceTotals.userId, session.userId));
  await tx
    .insert(practiceDays)
    .values({
      userId: session.userId,
      day: speech.at.toISOString().slice(0, 10),
      spokenMs: speech.practisedMs,
      answers: 1,
    })
    .onConflictDoUpdate({
      target: [practiceDays.userId, practiceDays.day],
      set: {
        spokenMs: sql`${practiceDays.spokenMs} + excluded.spoken_ms`,
        answers: sql`${practiceDays.answers} + excluded.answers`,
      },
    });
}
