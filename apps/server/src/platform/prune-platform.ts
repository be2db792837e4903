import { z } from 'zod';
import { pruneExternalCalls } from './external-log/external-log.ts';
import { pruneMails } from './mail/outbox.ts';
import type { Platform } from './platform.ts';
import { defineJob, handleJob } from './queue/job.ts';
import { pruneRequestLog } from './request-log/request-log.repository.ts';

/** Clears away what is no longer kept: old log lines, old mail, spent rate limits. */
export const prunePlatformJob = defineJob({
  name: 'prune-platform',
  data: z.object({}),
  retryLimit: 3,
  retryDelayMaxSec: 60,
  expireInSec: 1800,
  cron: '41 * * * *',
});

export const prunePlatformHandler = (platform: Platform) =>
  handleJob(prunePlatformJob, async () => {
    await pruneRequestLog(platform.db);
    await pruneExternalCalls(platform.db);
    await pruneMails(platform.db);
    await platform.rateLimiter.prune();
  });
