import { z } from 'zod';
import { defineJob } from '../../platform/queue/job.ts';

/** Hours: a large system on a slow disk. */
const longestSec = 6 * 60 * 60;

/** Never tried again by itself: whoever asked is told, and asks again. */
const once = { retryLimit: 0, retryDelayMaxSec: 60, expireInSec: longestSec };

export const makeBackupJob = defineJob({
  name: 'make-backup',
  data: z.object({ filename: z.string() }),
  ...once,
});

export const autoBackupJob = defineJob({
  name: 'auto-backup',
  data: z.object({}),
  ...once,
});

export const restoreBackupJob = defineJob({
  name: 'restore-backup',
  data: z.object({ filename: z.string() }),
  ...once,
});

/** They outlive a restore, and one of them makes it. */
export const operationJobNames: readonly string[] = [makeBackupJob, autoBackupJob, restoreBackupJob].map(
  ({ name }) => name,
);
