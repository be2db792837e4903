import { ApiError } from '../../platform/errors/api-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import type { Platform } from '../../platform/platform.ts';
import { analyseRecordingJob } from './analyse-recording.ts';
import { findRecording, retryFailedAnalysis } from './recordings.repository.ts';

/** Every answer is in the queue from the moment it was taken; one that failed gets another chance. */
export async function transcribeRecording(platform: Platform, identity: Identity, audioId: number) {
  return platform.db.transaction(async (tx) => {
    const recording = await findRecording(tx, audioId);
    if (!recording || (recording.userId !== identity.user.id && !identity.user.isAdmin))
      throw new ApiError('recording_not_found');
    const isRetried = await retryFailedAnalysis(tx, audioId);
    if (isRetried) await platform.queue.send(analyseRecordingJob, { recordingId: audioId }, tx);
    return {
      audio_id: audioId,
      transcription: recording.transcription,
      analysis: isRetried ? ('waiting' as const) : recording.analysis,
    };
  });
}
