import { z } from 'zod';
import { defineJob } from '../../platform/queue/job.ts';

/** Speaks a word as a model to repeat. Somebody waits for it, so it is not tried for long. */
export const speakModelJob = defineJob({
  name: 'speak-model',
  data: z.object({ text: z.string() }),
  retryLimit: 2,
  retryDelayMaxSec: 2,
  expireInSec: 60,
});
