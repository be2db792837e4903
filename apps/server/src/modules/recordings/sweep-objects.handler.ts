import type { Platform } from '../../platform/platform.ts';
import { handleJob } from '../../platform/queue/job.ts';
import { strikeRemoval, takeDueRemovals } from './object-removals.repository.ts';
import { sweepObjectsJob } from './sweep-objects.ts';

/** Few enough for a transaction to hold them while the storage works. */
const batchSize = 20;

export const sweepObjectsHandler = (platform: Platform) =>
  handleJob(sweepObjectsJob, async (_data, { signal }) => {
    while (!signal.aborted && (await sweepBatch(platform)) === batchSize);
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
