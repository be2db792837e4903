import type { Identity } from '../../platform/http/identity.ts';
import type { Platform } from '../../platform/platform.ts';
import { analyseRecordingJob } from './analyse-recording.ts';
import { openRecording } from './open-recording.ts';
import { retryFailedAnalysis } from './recordings.repository.ts';

/** Every answer is in the queue from the moment it was taken; one that failed gets another chance. */
export async function transcribeRecording(platform: Platform, identity: Identity, audioId: number) {
  return platform.db.transaction(async (tx) => {
    const recording = await openRecording(tx, identity, audioId);
    const isRetried = await retryFailedAnalysis(tx, audioId);
    if (isRetried) await platform.queue.send(analyseRecordingJob, { recordingId: audioId }, tx);
    return {
      audio_id: audioId,
      transcription: recording.transcription,
      analysis: isRetried ? ('waiting' as const) : recording.analysis,
    };
  });
}
