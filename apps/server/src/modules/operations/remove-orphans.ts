import { z } from 'zod';
import { defineJob } from '../../platform/queue/job.ts';

/** After a restore: finds files that no row names any more. */
export const removeOrphansJob = defineJob({
  name: 'remove-orphans',
  data: z.object({}),
  retryLimit: 100,
  retryDelayMaxSec: 60,
  expireInSec: 3600,
});
