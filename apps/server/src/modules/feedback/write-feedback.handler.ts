import { writeFeedback } from '@bandwise/examiner/feedback/write-feedback';
import type { ExaminedSession, Examiner } from '@bandwise/examiner/open-examiner';
import type { Database } from '../../platform/database/database.ts';
import { reasonOf } from '../../platform/errors/describe-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { handleJob } from '../../platform/queue/job.ts';
import { moveSession } from '../exam-tests/session-state.ts';
import {
  listQuestionsOf,
  lockSession,
  noteScoringMoved,
  updateSession,
  type SessionRow,
} from '../exam-tests/sessions.repository.ts';
import { countAnswers, listAnswers } from '../recordings/recordings.repository.ts';
import { askExaminer } from './ask-examiner.ts';
import { feedbackDocument } from './feedback-document.ts';
import { feedbackRow } from './feedback-row.ts';
import { readFacts, saveFeedback } from './feedback.repository.ts';
import { giveUpScoring } from './give-up-scoring.ts';
import { judgeSession, type HeardQuestion } from './judge-session.ts';
import { noteScoringFailure } from './note-scoring.ts';
import { writeFeedbackJob } from './write-feedback.ts';

/** A session that fails so often, or ends the process so often, is given up until somebody asks again. */
const attemptsMax = 3;
/** Two tries of the longest time that the settings allow; each alone is well inside the time after which a session counts as stuck. */
const outsideExaminerMaxMs = 75_000;

export const writeFeedbackHandler = (platform: Platform, openExaminer: () => Promise<Examiner>) =>
  handleJob(writeFeedbackJob, async ({ sessionId }, { signal }) => {
    const session = await beginWriting(platform, sessionId);
    if (!session) return;
    try {
      await write(platform, openExaminer, session, signal);
    } catch (error) {
      const failed = { sessionId, event: 'report_failed' as const, attempt: session.scoringAttempts };
      await noteScoringFailure(platform, failed, error);
      throw error;
    }
  });

async function write(
  platform: Platform,
  openExaminer: () => Promise<Examiner>,
  session: SessionRow,
  signal: AbortSignal,
): Promise<void> {
  const { id: sessionId } = session;
  const examiner = await openExaminer();
  const { questions, examined } = await judgeSession(examiner, session, await readHeard(platform, sessionId));
  const written = await putIntoWords(platform, session, examined, signal);
  const document = feedbackDocument({ questions, examined, ...written });
  await platform.db.transaction(async (tx) => {
    const current = await lockSession(tx, sessionId);
    // Somebody else has written it meanwhile, or an answer is being listened to again.
    if (current?.status !== 'feedback_generating' || !(await isHeard(tx, sessionId))) return;
    const now = platform.now();
    await saveFeedback(tx, feedbackRow(current, examined, document, now));
    await updateSession(tx, sessionId, {
      status: moveSession(current.status, 'feedback_completed', 'examiner'),
      overallBand: document.overall_band,
      updatedAt: now,
    });
  });
}

/** Undefined when there is nothing to write, or not yet: the last answer to be listened to asks again. */
async function beginWriting(platform: Platform, sessionId: number): Promise<SessionRow | undefined> {
  return platform.db.transaction(async (tx) => {
    const session = await lockSession(tx, sessionId);
    if (session?.status !== 'feedback_generating') return undefined;
    const { total, done, failed } = await countAnswers(tx, sessionId);
    if (done + failed < total) return undefined;
    // That nothing could be listened to is our failure: a report would call it the learner's silence.
    const isUnheard = failed > 0 && done === 0;
    if (!isUnheard && session.scoringAttempts < attemptsMax)
      return updateSession(tx, sessionId, {
        scoringMovedAt: platform.now(),
        scoringAttempts: session.scoringAttempts + 1,
      });
    await giveUpScoring(platform, tx, session);
    return undefined;
  });
}

async function isHeard(db: Database, sessionId: number): Promise<boolean> {
  const { total, done, failed } = await countAnswers(db, sessionId);
  return done + failed === total;
}

async function readHeard({ db }: Platform, sessionId: number): Promise<HeardQuestion[]> {
  const [questions, answers, facts] = await Promise.all([
    listQuestionsOf(db, sessionId),
    listAnswers(db, sessionId),
    readFacts(db, sessionId),
  ]);
  return questions.map((question) => {
    const recording = answers.find(({ questionOrder }) => questionOrder === question.questionOrder);
    return { question, recording, facts: recording && facts.get(recording.id) };
  });
}

/** Whatever happens outside, the learner gets feedback. */
async function putIntoWords(
  platform: Platform,
  { id: sessionId, userId }: SessionRow,
  examined: ExaminedSession,
  jobSignal: AbortSignal,
) {
  const noteMoved = () => noteScoringMoved(platform.db, sessionId, platform.now());
  const signal = AbortSignal.any([jobSignal, AbortSignal.timeout(outsideExaminerMaxMs)]);
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(signal.reason as Error);
  signal.addEventListener('abort', giveUp);
  try {
    return await Promise.race([
      askExaminer(platform, { examined, userId, sessionId, signal, noteMoved }),
      tooLate,
    ]);
  } catch (error) {
    platform.log.warn({ reason: reasonOf(error), sessionId }, 'the examiner from outside did not write');
    return { feedback: writeFeedback(examined), engine: 'embedded' };
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
