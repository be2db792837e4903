import type { Platform } from '../../platform/platform.ts';
import { handleJob } from '../../platform/queue/job.ts';
import { sendCodeJob } from './send-code.ts';
import { findUserByEmail } from './users.repository.ts';
import { mailCode } from './verification-codes.ts';

export const sendCodeHandler = (platform: Platform) =>
  handleJob(sendCodeJob, async ({ purpose, email, language }) => {
    const user = await findUserByEmail(platform.db, email);
    if (user?.email == null || !user.isActive) return;
    if (purpose === 'verify-email' && user.emailVerifiedAt) return;
    const { id: userId, fullName, email: address } = user;
    await platform.db.transaction((tx) =>
      mailCode(platform, tx, { userId, fullName, purpose, email: address, language }),
    );
  });
