import { deleteExternalCallsOf } from '../../platform/external-log/external-log.ts';
import { deleteMailsTo } from '../../platform/mail/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { handleJob } from '../../platform/queue/job.ts';
import { deleteRequestsOf } from '../../platform/request-log/request-log.repository.ts';
import { eraseUserTracesJob, userObjectsPrefix } from './erase-user.ts';

export const eraseUserTracesHandler = (platform: Platform) =>
  handleJob(eraseUserTracesJob, async ({ userId, email }) => {
    await platform.storage.deletePrefix(userObjectsPrefix(userId));
    await deleteRequestsOf(platform.db, userId);
    await deleteExternalCallsOf(platform.db, userId);
    if (email !== null) await deleteMailsTo(platform.db, email);
  });
