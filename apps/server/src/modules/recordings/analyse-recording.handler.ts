import { buffer } from 'node:stream/consumers';
import { readAnswer } from '@bandwise/speech/audio/read-answer';
import { ModelError } from '@bandwise/speech/models/model-error';
import type { Platform } from '../../platform/platform.ts';
import { handleJob, PostponedJob } from '../../platform/queue/job.ts';
import { analyseRecordingJob } from './analyse-recording.ts';
import { lazyListener, type Listener } from './listen.ts';
import {
  countAttempt,
  findWaitingRecording,
  saveAnalysis,
  setAnalysisState,
} from './recordings.repository.ts';

/** An answer that fails so often, or ends the process so often, is given up; the rest of the session goes on. */
const attemptsMax = 3;

export const analyseRecordingHandler = (platform: Platform) => {
  const openListener = lazyListener(platform);

  return handleJob(analyseRecordingJob, async ({ recordingId }) => {
    const recording = await findWaitingRecording(platform.db, recordingId);
    if (!recording) return;
    const listener = await openListener().catch(async (error: unknown): Promise<Listener> => {
      if (!(error instanceof ModelError)) throw error;
      await setAnalysisState(platform.db, recordingId, 'waiting_for_models');
      throw new PostponedJob(error.message);
    });
    const attempts = await countAttempt(platform.db, recordingId);
    if (attempts === undefined) return;
    if (attempts > attemptsMax) {
      await setAnalysisState(platform.db, recordingId, 'failed');
      return;
    }
    const { body } = await platform.storage.get(recording.objectKey);
    const heard = await listener.listen(readAnswer(await buffer(body)));
    await platform.db.transaction((tx) => saveAnalysis(tx, recordingId, heard, platform.now()));
  });
};
