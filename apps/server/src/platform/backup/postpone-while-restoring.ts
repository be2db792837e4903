import type { Platform } from '../platform.ts';
import { PostponedJob, type JobHandler } from '../queue/job.ts';
import { isRestoreRunning } from './operation-lock.ts';

/** No work begins on data that is about to be replaced; what the restored rows wait for is queued again. */
export const postponeWhileRestoring = ({ db }: Platform, handler: JobHandler): JobHandler => ({
  job: handler.job,
  async run(data, context) {
    if (await isRestoreRunning(db)) throw new PostponedJob('a backup is being restored');
    await handler.run(data, context);
  },
});
