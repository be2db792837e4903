import { z } from 'zod';
import { defineJob } from '../../platform/queue/job.ts';

/** Removes objects that nobody needs: answers that were replaced, and uploads that a crash cut short. */
export const sweepObjectsJob = defineJob({
  name: 'sweep-objects',
  data: z.object({}),
  retryLimit: 3,
  retryDelayMaxSec: 60,
  expireInSec: 600,
  cron: '*/10 * * * *',
});
