import type { JudgedAlone } from '@bandwise/contract/feedback';
import type { Analysis } from '@bandwise/speech/analysis/analyse';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { examSessions, sessionQuestions } from '../exam-tests/exam-tests.tables.ts';
import { recordingAnalyses, recordings } from '../recordings/recordings.tables.ts';
import { judgements } from './feedback.tables.ts';

type Judgement = typeof judgements.$inferSelect;

export async function insertJudgement(tx: Database, row: typeof judgements.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(judgements).values(row).returning({ id: judgements.id });
  if (!inserted) throw new Error('the database returned no row for a new judgement');
  return inserted.id;
}

export async function readJudgement(db: Database, id: number): Promise<Judgement | undefined> {
  const [row] = await db.select().from(judgements).where(eq(judgements.id, id));
  return row;
}

export async function saveJudgement(db: Database, id: number, result: JudgedAlone): Promise<void> {
  await db.update(judgements).set({ result }).where(eq(judgements.id, id));
}

export async function removeJudgement(db: Database, id: number): Promise<void> {
  await db.delete(judgements).where(eq(judgements.id, id));
}

/** Of callers that ended before they could remove them. */
export async function removeOldJudgements(db: Database, before: Date): Promise<void> {
  await db.delete(judgements).where(lt(judgements.createdAt, before));
}

interface HeardRecording {
  facts: Analysis;
  correctedText: string | null;
  part: 1 | 2 | 3;
  questionText: string;
  points: string[];
}

/** One answer with its question; undefined until it was listened to. */
export async function readHeardRecording(db: Database, id: number): Promise<HeardRecording | undefined> {
  const [row] = await db
    .select({
      facts: recordingAnalyses.facts,
      correctedText: recordings.correctedText,
      part: examSessions.part,
      questionText: sessionQuestions.questionText,
      points: sessionQuestions.points,
    })
    .from(recordings)
    .innerJoin(recordingAnalyses, eq(recordingAnalyses.recordingId, recordings.id))
    .innerJoin(examSessions, eq(examSessions.id, recordings.sessionId))
    .innerJoin(
      sessionQuestions,
      and(
        eq(sessionQuestions.sessionId, recordings.sessionId),
        eq(sessionQuestions.questionOrder, recordings.questionOrder),
      ),
    )
    .where(eq(recordings.id, id));
  return row;
}
