import type { Database } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { moveSession } from '../exam-tests/session-state.ts';
import { updateSession, type SessionRow } from '../exam-tests/sessions.repository.ts';
import { analyseRecordingJob } from '../recordings/analyse-recording.ts';
import { countAnswers, listWaitingAnswers, resetFailedAnswers } from '../recordings/recordings.repository.ts';
import { noteScoring } from './note-scoring.ts';
import { writeFeedbackJob } from './write-feedback.ts';

type Queueing = Pick<Platform, 'queue' | 'now'>;

/** From here on the server owes feedback. Under the session's lock; what has to be done is in the queue when this commits. */
export async function requestFeedback(
  platform: Queueing,
  tx: Database,
  session: SessionRow,
): Promise<SessionRow> {
  const now = platform.now();
  const requested = await updateSession(tx, session.id, {
    status: moveSession(session.status, 'feedback_generating', 'examiner'),
    updatedAt: now,
    scoringMovedAt: now,
    scoringAttempts: 0,
    scoringRevived: false,
  });
  await queueWhenHeard(platform, tx, session.id);
  return requested;
}

/** As before, and answers that were given up, or whose work may be lost, are listened to again. `askedBy`: who wants it. */
export async function requestFeedbackAgain(
  platform: Queueing,
  tx: Database,
  session: SessionRow,
  askedBy?: number,
): Promise<SessionRow> {
  if (askedBy !== undefined)
    await noteScoring(platform, tx, { sessionId: session.id, event: 'asked_again', userId: askedBy });
  await resetFailedAnswers(tx, session.id);
  await queueAnalysesAgain(platform, tx, session.id);
  return requestFeedback(platform, tx, session);
}

/** Work that is in the queue twice is done once. */
export async function queueAnalysesAgain(platform: Queueing, tx: Database, sessionId: number): Promise<void> {
  for (const { id: recordingId } of await listWaitingAnswers(tx, sessionId))
    await platform.queue.send(analyseRecordingJob, { recordingId }, tx);
}

/**
 * After an answer was listened to, or given up. The last one finds that the report can be written; one that comes after
 * the session was given up brings it back.
 */
export async function goOnScoring(platform: Queueing, tx: Database, session: SessionRow): Promise<void> {
  if (session.status !== 'feedback_generating' && session.status !== 'failed') return;
  await updateSession(tx, session.id, { scoringMovedAt: platform.now() });
  const { total, done, failed } = await countAnswers(tx, session.id);
  if (done + failed < total) return;
  if (session.status === 'failed') await requestFeedback(platform, tx, session);
  else await platform.queue.send(writeFeedbackJob, { sessionId: session.id }, tx);
}

export async function queueWhenHeard(platform: Queueing, tx: Database, sessionId: number): Promise<void> {
  const { total, done, failed } = await countAnswers(tx, sessionId);
  if (done + failed === total) await platform.queue.send(writeFeedbackJob, { sessionId }, tx);
}
