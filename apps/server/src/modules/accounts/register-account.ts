import type { register, SessionReply } from '@bandwise/contract/accounts';
import type { Language } from '@bandwise/contract/languages';
import type { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteTokensOf } from './access-tokens.repository.ts';
import { resendPerEmail } from './account-limits.ts';
import { createAccessToken } from './identities.ts';
import { hashPassword } from './passwords.ts';
import { toUser } from './user-view.ts';
import {
  findUserByEmail,
  insertUser,
  isFirstAccount,
  lockUser,
  updateUser,
  type UserRow,
} from './users.repository.ts';
import { mailCode } from './verification-codes.ts';

type Registration = z.output<typeof register.body>;

/**
 * A new account, unverified. A caller who is anonymous becomes the registered user and keeps the work, and so does one
 * who registered with a mistyped address; an address that was registered but never verified may be registered again,
 * since nobody has shown that it is theirs.
 */
export async function registerAccount(
  platform: Platform,
  registration: Registration,
  caller: Identity | undefined,
  language: Language,
): Promise<SessionReply> {
  const passwordHash = await hashPassword(registration.password);
  await platform.rateLimiter.attempt(resendPerEmail, registration.email.toLowerCase());
  return platform.db.transaction(async (tx) => {
    const user = await claimUser(tx, caller, {
      fullName: registration.full_name,
      email: registration.email,
      passwordHash,
      language,
      isAnonymous: false,
      emailVerifiedAt: null,
    });
    await mailCode(platform, tx, {
      userId: user.id,
      fullName: user.fullName,
      purpose: 'verify-email',
      email: registration.email,
      language,
    });
    return { accessToken: await createAccessToken(tx, user.id, platform.now()), user: toUser(user) };
  });
}

async function claimUser(
  tx: Database,
  caller: Identity | undefined,
  account: Parameters<typeof insertUser>[1] & { email: string },
): Promise<UserRow> {
  const isAdmin = await isFirstAccount(tx);
  const holder = await findUserByEmail(tx, account.email);
  if (holder?.emailVerifiedAt) throw new ApiError('email_taken');
  if (holder) return takeOver(tx, holder.id, account);
  const own = caller && !caller.user.isEmailVerified ? await lockUser(tx, caller.user.id) : undefined;
  if (own && !own.emailVerifiedAt)
    return takeOver(tx, own.id, { ...account, isAdmin: isAdmin || own.isAdmin });
  return insertUser(tx, { ...account, isAdmin });
}

async function takeOver(
  tx: Database,
  userId: number,
  account: Parameters<typeof updateUser>[2],
): Promise<UserRow> {
  await deleteTokensOf(tx, userId);
  const user = await updateUser(tx, userId, account);
  if (!user) throw new ApiError('email_taken');
  return user;
}
