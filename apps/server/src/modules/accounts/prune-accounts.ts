import { z } from 'zod';
import { defineJob } from '../../platform/queue/job.ts';

/** Clears away what has run out: tokens, codes, challenges. */
export const pruneAccountsJob = defineJob({
  name: 'prune-accounts',
  data: z.object({}),
  retryLimit: 3,
  retryDelayMaxSec: 60,
  expireInSec: 600,
  cron: '17 * * * *',
});
