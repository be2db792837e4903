import { z } from 'zod';
import { defineJob } from '../../platform/queue/job.ts';

/** Listens to one answer. Tried for hours, because on a new machine the models may still be on their way. */
export const analyseRecordingJob = defineJob({
  name: 'analyse-recording',
  data: z.object({ recordingId: z.int() }),
  retryLimit: 1000,
  retryDelayMaxSec: 20,
  /** Ten times what a quiet machine needs for the longest answer; while one hangs, the others wait. */
  expireInSec: 120,
});
