import { z } from 'zod';
import { defineJob } from '../../platform/queue/job.ts';

/** Judges a session whose answers were all listened to. The session counts its own attempts; retries only carry them. */
export const writeFeedbackJob = defineJob({
  name: 'write-feedback',
  data: z.object({ sessionId: z.int() }),
  retryLimit: 5,
  retryDelayMaxSec: 5,
  expireInSec: 90,
  // A class that finishes together must not queue up behind a model outside that takes its time.
  concurrency: 10,
});
