import { isOperationRunning } from '../../platform/backup/operation-lock.ts';
import type { Platform } from '../../platform/platform.ts';
import { handleJob, PostponedJob } from '../../platform/queue/job.ts';
import { createBackupPlan } from './backup-plan.ts';
import { noteOrphans } from './operations.repository.ts';
import { removeOrphansJob } from './remove-orphans.ts';

/** What belongs to people; speech of questions is a cache and belongs to nobody. */
const peoplesObjects = 'users/';
const batchSize = 1000;
/** As long as an upload may be under way: time to notice, should anything be wrong. */
const graceMs = 60 * 60 * 1000;

/**
 * Notes files for removal that a restore left without a row. A file that is being uploaded is noted before its first
 * byte and becomes a row's by the transaction that strikes the note off, so it is never taken for one of these.
 */
export const removeOrphansHandler = (platform: Platform) =>
  handleJob(removeOrphansJob, async (_data, { signal }) => {
    if (await isOperationRunning(platform.db)) throw new PostponedJob('a backup or a restore is at work');
    const { objectKeys: needed } = createBackupPlan(platform.queue);
    const dueAt = new Date(platform.now().getTime() + graceMs);
    let batch: string[] = [];
    for await (const { key } of platform.storage.list(peoplesObjects)) {
      signal.throwIfAborted();
      batch.push(key);
      if (batch.length < batchSize) continue;
      await noteOrphans(platform.db, batch, needed, dueAt);
      batch = [];
    }
    await noteOrphans(platform.db, batch, needed, dueAt);
  });
