import { ApiError } from '../../platform/errors/api-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteTokensOf } from './access-tokens.repository.ts';
import { passwordPerAccount } from './account-limits.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { findUser, updateUser } from './users.repository.ts';

/** Every other session of the user ends; the one that made the change goes on. */
export async function changePassword(
  platform: Platform,
  caller: Identity,
  request: { currentPassword: string; newPassword: string },
): Promise<void> {
  await confirmPassword(platform, caller, request.currentPassword);
  const passwordHash = await hashPassword(request.newPassword);
  await platform.db.transaction(async (tx) => {
    await updateUser(tx, caller.user.id, { passwordHash });
    await deleteTokensOf(tx, caller.user.id, { exceptTokenId: caller.tokenId });
  });
}

/** Throws unless the signed-in person knows the password; counted, so that a stolen session cannot guess it. */
export async function confirmPassword(platform: Platform, caller: Identity, password: string): Promise<void> {
  await platform.rateLimiter.consume(passwordPerAccount, String(caller.user.id));
  const user = await findUser(platform.db, caller.user.id);
  if (user?.passwordHash == null) throw new ApiError('anonymous_not_allowed');
  if (!(await verifyPassword(user.passwordHash, password))) throw new ApiError('wrong_password');
}
