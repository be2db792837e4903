import type { User } from '@bandwise/contract/accounts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import type { Platform } from '../../platform/platform.ts';
import { toUser } from './user-view.ts';
import { findUserByEmail, lockUser, updateUser } from './users.repository.ts';
import { deleteCode } from './verification-codes.repository.ts';
import { isRightCode } from './verification-codes.ts';

/** Confirms the account's own address, or the new one that waits beside it. */
export async function verifyEmail(
  platform: Platform,
  caller: Identity,
  attempt: { email: string; code: string },
): Promise<User> {
  const { user } = caller;
  const isNewAddress = user.isEmailVerified;
  const expected = isNewAddress ? user.pendingEmail : user.email;
  if (expected?.toLowerCase() !== attempt.email.toLowerCase()) throw new ApiError('invalid_code');
  const purpose = isNewAddress ? 'change-email' : 'verify-email';
  if (!(await isRightCode(platform, { userId: user.id, purpose, ...attempt })))
    throw new ApiError('invalid_code');

  return platform.db.transaction(async (tx) => {
    const row = await lockUser(tx, user.id);
    const email = isNewAddress ? row?.pendingEmail : row?.email;
    if (email?.toLowerCase() !== attempt.email.toLowerCase()) throw new ApiError('invalid_code');
    const holder = isNewAddress ? await findUserByEmail(tx, email) : undefined;
    if (holder && holder.id !== user.id) throw new ApiError('email_taken');
    await deleteCode(tx, user.id, purpose);
    const verified = await updateUser(tx, user.id, {
      email,
      pendingEmail: null,
      emailVerifiedAt: platform.now(),
    });
    if (!verified) throw new ApiError('invalid_code');
    return toUser(verified);
  });
}
