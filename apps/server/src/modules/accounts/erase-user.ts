import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { defineJob } from '../../platform/queue/job.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { deleteUserRow, isOnlyActiveAdmin, lockAdministrators, lockUser } from './users.repository.ts';

/** Files and log lines go in the background; it only needs to know whose. */
export const eraseUserTracesJob = defineJob({
  name: 'erase-user-traces',
  data: z.object({ userId: z.int(), email: z.string().nullable() }),
  retryLimit: 50,
  retryDelayMaxSec: 60,
  expireInSec: 600,
});

/** Everything a user owns lies below this folder of the object storage. */
export const userObjectsPrefix = (userId: number): string => `users/${String(userId)}/`;

/** Removes a person with all they own: rows by cascade now, files by a job that exists when this commits. */
export async function eraseUser(queue: Queue, tx: Database, userId: number): Promise<void> {
  await lockAdministrators(tx);
  const user = await lockUser(tx, userId);
  if (!user) throw new ApiError('user_not_found');
  if (await isOnlyActiveAdmin(tx, userId)) throw new ApiError('last_admin');
  await deleteUserRow(tx, userId);
  await queue.send(eraseUserTracesJob, { userId, email: user.email }, tx);
}
