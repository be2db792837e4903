import type { AdminUser } from '@bandwise/contract/users';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteTokensOf } from '../accounts/access-tokens.repository.ts';
import { eraseUser } from '../accounts/erase-user.ts';
import { isOnlyActiveAdmin, lockAdministrators, lockUser, updateUser } from '../accounts/users.repository.ts';
import { countSessionsOf } from '../exam-tests/sessions.repository.ts';
import { toAdminUser } from './list-users.ts';

/** Disabling ends every session of the user. */
export async function setUserActive(
  platform: Platform,
  caller: Identity,
  userId: number,
  isActive: boolean,
): Promise<AdminUser> {
  return platform.db.transaction(async (tx) => {
    await assertChangeable(tx, caller, userId, { removesAdmin: !isActive });
    const user = await updateUser(tx, userId, { isActive });
    if (!user) throw new ApiError('user_not_found');
    if (!isActive) await deleteTokensOf(tx, userId);
    return toAdminUser(user, await countSessionsOf(tx, userId, undefined));
  });
}

export async function setUserAdmin(
  platform: Platform,
  caller: Identity,
  userId: number,
  isAdmin: boolean,
): Promise<AdminUser> {
  return platform.db.transaction(async (tx) => {
    const target = await assertChangeable(tx, caller, userId, { removesAdmin: !isAdmin });
    if (isAdmin && target.isAnonymous) throw new ApiError('anonymous_not_admin');
    const user = await updateUser(tx, userId, { isAdmin });
    if (!user) throw new ApiError('user_not_found');
    return toAdminUser(user, await countSessionsOf(tx, userId, undefined));
  });
}

export async function hardDeleteUser(platform: Platform, caller: Identity, userId: number): Promise<void> {
  await platform.db.transaction(async (tx) => {
    await assertChangeable(tx, caller, userId, { removesAdmin: true });
    await eraseUser(platform.queue, tx, userId);
  });
}

async function assertChangeable(
  tx: Database,
  caller: Identity,
  userId: number,
  change: { removesAdmin: boolean },
) {
  if (caller.user.id === userId) throw new ApiError('own_account');
  await lockAdministrators(tx);
  const user = await lockUser(tx, userId);
  if (!user) throw new ApiError('user_not_found');
  if (change.removesAdmin && (await isOnlyActiveAdmin(tx, userId))) throw new ApiError('last_admin');
  return user;
}
