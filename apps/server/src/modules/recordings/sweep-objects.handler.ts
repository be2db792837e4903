import { isOperationRunning } from '../../platform/backup/operation-lock.ts';
import type { Platform } from '../../platform/platform.ts';
import { handleJob } from '../../platform/queue/job.ts';
import { strikeRemoval, takeDueRemovals } from './object-removals.repository.ts';
import { sweepObjectsJob } from './sweep-objects.ts';

/** Few enough for a transaction to hold them while the storage works. */
const batchSize = 20;

/** While a backup is written nothing goes that it may be about to copy; the next run makes up for it. */
export const sweepObjectsHandler = (platform: Platform) =>
  handleJob(sweepObjectsJob, async (_data, { signal }) => {
    while (!signal.aborted && !(await isOperationRunning(platform.db)))
      if ((await sweepBatch(platform)) < batchSize) return;
  });

async function sweepBatch({ db, storage, now }: Platform): Promise<number> {
  return db.transaction(async (tx) => {
    const objectKeys = await takeDueRemovals(tx, now(), batchSize);
    for (const objectKey of objectKeys) {
      await storage.delete(objectKey);
      await strikeRemoval(tx, objectKey);
    }
    return objectKeys.length;
  });
}
