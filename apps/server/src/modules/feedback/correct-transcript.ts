import { ApiError } from '../../platform/errors/api-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockOwnSession } from '../exam-tests/open-session.ts';
import { isFinished } from '../exam-tests/session-state.ts';
import type { SessionRow } from '../exam-tests/sessions.repository.ts';
import { findRecording, saveCorrection } from '../recordings/recordings.repository.ts';
import { requestFeedbackAgain } from './request-feedback.ts';

/** The learner tells what was misheard: that answer is listened to again with its text known, and the session judged again. */
export async function correctTranscript(
  platform: Platform,
  identity: Identity,
  sessionId: number,
  audioId: number,
  text: string,
): Promise<SessionRow> {
  return platform.db.transaction(async (tx) => {
    const session = await lockOwnSession(tx, identity, sessionId);
    const recording = await findRecording(tx, audioId);
    if (recording?.sessionId !== sessionId || recording.replacedAt !== null)
      throw new ApiError('recording_not_found');
    if (!isFinished(session.status)) throw new ApiError('session_unfinished');
    if (session.status === 'feedback_generating') throw new ApiError('feedback_under_way');
    if (recording.correctedText === text && recording.analysis === 'done') return session;
    await saveCorrection(tx, audioId, text);
    return requestFeedbackAgain(platform, tx, session);
  });
}
