import type { Recording } from '@bandwise/contract/audio-session';
import type { Analysis } from '@bandwise/speech/analysis/analyse';
import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { recordingAnalyses, recordings } from './recordings.tables.ts';

export type RecordingRow = typeof recordings.$inferSelect;
type NewRecording = typeof recordings.$inferInsert;

export async function findRecording(db: Database, id: number): Promise<RecordingRow | undefined> {
  const [row] = await db.select().from(recordings).where(eq(recordings.id, id));
  return row;
}

export async function findRecordingByKey(
  db: Database,
  userId: number,
  idempotencyKey: string,
): Promise<RecordingRow | undefined> {
  const [row] = await db
    .select()
    .from(recordings)
    .where(and(eq(recordings.userId, userId), eq(recordings.idempotencyKey, idempotencyKey)));
  return row;
}

export async function insertRecording(tx: Database, recording: NewRecording): Promise<RecordingRow> {
  const [row] = await tx.insert(recordings).values(recording).returning();
  if (!row) throw new Error('the database returned no row for a new recording');
  return row;
}

/** The answer that counted so far, if there was one, makes way. */
export async function replaceAnswer(
  tx: Database,
  answer: { sessionId: number; questionOrder: number },
  at: Date,
): Promise<RecordingRow | undefined> {
  const [row] = await tx
    .update(recordings)
    .set({ replacedAt: at })
    .where(
      and(
        eq(recordings.sessionId, answer.sessionId),
        eq(recordings.questionOrder, answer.questionOrder),
        isNull(recordings.replacedAt),
      ),
    )
    .returning();
  return row;
}

const answersOf = (sessionId: number) =>
  and(eq(recordings.sessionId, sessionId), isNull(recordings.replacedAt));

/** One for each question that has an answer. */
export async function listAnswers(db: Database, sessionId: number): Promise<RecordingRow[]> {
  return db.select().from(recordings).where(answersOf(sessionId)).orderBy(asc(recordings.questionOrder));
}

export async function countAnswers(db: Database, sessionId: number) {
  const inState = (state: Recording['analysis']) =>
    sql<number>`count(*) FILTER (WHERE ${recordings.analysis} = ${state})::int`;
  const [row] = await db
    .select({
      total: count(),
      done: inState('done'),
      failed: inState('failed'),
      waitingForModels: inState('waiting_for_models'),
    })
    .from(recordings)
    .where(answersOf(sessionId));
  return row ?? { total: 0, done: 0, failed: 0, waitingForModels: 0 };
}

/** Null until one answer was understood. */
export async function readTranscript(db: Database, sessionId: number): Promise<string | null> {
  const rows = await db
    .select({ transcription: recordings.transcription })
    .from(recordings)
    .where(and(answersOf(sessionId), isNotNull(recordings.transcription)))
    .orderBy(asc(recordings.questionOrder));
  return rows.length === 0 ? null : rows.map(({ transcription }) => transcription).join('\n');
}

/** Everything a person ever recorded, also what they replaced. */
export async function listRecordingsOf(db: Database, userId: number): Promise<RecordingRow[]> {
  return db.select().from(recordings).where(eq(recordings.userId, userId)).orderBy(asc(recordings.id));
}

const waitingStates: Recording['analysis'][] = ['waiting', 'waiting_for_models'];
/** Neither listened to nor given up. */
export const isToBeHeard = inArray(recordings.analysis, waitingStates);
const isWaiting = (id: number) => and(eq(recordings.id, id), isNull(recordings.replacedAt), isToBeHeard);

/** Undefined when there is nothing to do: analysed already, replaced, or gone. */
export async function findWaitingRecording(db: Database, id: number): Promise<RecordingRow | undefined> {
  const [row] = await db.select().from(recordings).where(isWaiting(id));
  return row;
}

export async function countAttempt(db: Database, id: number): Promise<number | undefined> {
  const [row] = await db
    .update(recordings)
    .set({ analysisAttempts: sql`${recordings.analysisAttempts} + 1` })
    .where(isWaiting(id))
    .returning({ attempts: recordings.analysisAttempts });
  return row?.attempts;
}

export async function setAnalysisState(
  db: Database,
  id: number,
  state: Exclude<Recording['analysis'], 'done'>,
): Promise<void> {
  await db.update(recordings).set({ analysis: state }).where(isWaiting(id));
}

/** True when a failed analysis was put back in the queue. */
export async function retryFailedAnalysis(tx: Database, id: number): Promise<boolean> {
  const rows = await tx
    .update(recordings)
    .set({ analysis: 'waiting', analysisAttempts: 0 })
    .where(and(eq(recordings.id, id), eq(recordings.analysis, 'failed')))
    .returning({ id: recordings.id });
  return rows.length > 0;
}

/** Answers of a session that were given up get another chance. */
export async function resetFailedAnswers(tx: Database, sessionId: number): Promise<void> {
  await tx
    .update(recordings)
    .set({ analysis: 'waiting', analysisAttempts: 0 })
    .where(and(answersOf(sessionId), eq(recordings.analysis, 'failed')));
}

export async function listWaitingAnswers(db: Database, sessionId: number): Promise<RecordingRow[]> {
  return db
    .select()
    .from(recordings)
    .where(and(answersOf(sessionId), isToBeHeard));
}

/** The learner's own text for an answer; it waits to be listened to again. */
export async function saveCorrection(tx: Database, id: number, correctedText: string): Promise<void> {
  await tx
    .update(recordings)
    .set({ correctedText, analysis: 'waiting', analysisAttempts: 0 })
    .where(eq(recordings.id, id));
}

export async function saveAnalysis(
  tx: Database,
  { id, correctedText }: Pick<RecordingRow, 'id' | 'correctedText'>,
  heard: { transcription: string; facts: Analysis },
  at: Date,
): Promise<void> {
  const { transcription, facts } = heard;
  const isSameText =
    correctedText === null ? isNull(recordings.correctedText) : eq(recordings.correctedText, correctedText);
  const updated = await tx
    .update(recordings)
    .set({ analysis: 'done', transcription })
    .where(and(eq(recordings.id, id), isSameText))
    .returning({ id: recordings.id });
  // Its person was deleted meanwhile, or gave another text.
  if (updated.length === 0) return;
  await tx
    .insert(recordingAnalyses)
    .values({ recordingId: id, facts, createdAt: at })
    .onConflictDoUpdate({ target: recordingAnalyses.recordingId, set: { facts, createdAt: at } });
}
