import { z } from 'zod';
import { defineJob } from '../../platform/queue/job.ts';

/** Speaks a text and keeps the sound. Somebody waits for it, so it is not tried for long. */
export const renderSpeechJob = defineJob({
  name: 'render-speech',
  data: z.object({ text: z.string(), voiceId: z.string() }),
  retryLimit: 2,
  retryDelayMaxSec: 2,
  expireInSec: 60,
});
