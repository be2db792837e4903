import type { Identity } from '../../platform/http/identity.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockSession } from '../exam-tests/sessions.repository.ts';
import { requestFeedback } from '../feedback/request-feedback.ts';
import { analyseRecordingJob } from './analyse-recording.ts';
import { openRecording } from './open-recording.ts';
import { retryFailedAnalysis } from './recordings.repository.ts';

/** Every answer is in the queue from the moment it was taken; one that failed gets another chance, and with it its session. */
export async function transcribeRecording(platform: Platform, identity: Identity, audioId: number) {
  return platform.db.transaction(async (tx) => {
    const recording = await openRecording(tx, identity, audioId);
    const session = await lockSession(tx, recording.sessionId);
    const isRetried = await retryFailedAnalysis(tx, audioId);
    if (isRetried) {
      await platform.queue.send(analyseRecordingJob, { recordingId: audioId }, tx);
      const wasJudged = session?.status === 'feedback_completed' || session?.status === 'failed';
      if (wasJudged) await requestFeedback(platform, tx, session);
    }
    return {
      audio_id: audioId,
      transcription: recording.transcription,
      analysis: isRetried ? ('waiting' as const) : recording.analysis,
    };
  });
}
