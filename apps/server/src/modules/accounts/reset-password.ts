import type { Language } from '@bandwise/contract/languages';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteTokensOf } from './access-tokens.repository.ts';
import { resendPerEmail } from './account-limits.ts';
import { hashPassword } from './passwords.ts';
import { sendCodeJob } from './send-code.ts';
import { findUserByEmail, updateUser } from './users.repository.ts';
import { deleteCode } from './verification-codes.repository.ts';
import { isRightCode } from './verification-codes.ts';

export async function requestPasswordReset(
  platform: Platform,
  email: string,
  language: Language,
): Promise<void> {
  await platform.rateLimiter.consume(resendPerEmail, `reset:${email.toLowerCase()}`);
  await platform.queue.send(sendCodeJob, { purpose: 'reset-password', email, language });
}

export async function checkResetCode(
  platform: Platform,
  attempt: { email: string; code: string },
): Promise<number> {
  const user = await findUserByEmail(platform.db, attempt.email);
  const userId = user?.isActive ? user.id : undefined;
  const isRight = await isRightCode(platform, { userId, purpose: 'reset-password', ...attempt });
  if (!isRight || userId === undefined) throw new ApiError('invalid_code');
  return userId;
}

/** The code came by mail, so it also shows that the address is theirs. Every session of the user ends. */
export async function resetPassword(
  platform: Platform,
  request: { email: string; code: string; newPassword: string },
): Promise<number> {
  const userId = await checkResetCode(platform, request);
  const passwordHash = await hashPassword(request.newPassword);
  await platform.db.transaction(async (tx) => {
    await deleteCode(tx, userId, 'reset-password');
    await deleteTokensOf(tx, userId);
    await updateUser(tx, userId, { passwordHash, emailVerifiedAt: platform.now() });
  });
  return userId;
}
