import type { User } from '@bandwise/contract/accounts';
import type { Language } from '@bandwise/contract/languages';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import type { Platform } from '../../platform/platform.ts';
import { codePerAccount, resendPerEmail } from './account-limits.ts';
import { toUser } from './user-view.ts';
import { findUserByEmail, updateUser } from './users.repository.ts';
import { mailCode } from './verification-codes.ts';

/** The name changes at once; a new address waits for its code, and until then the old one counts. */
export async function updateProfile(
  platform: Platform,
  caller: Identity,
  profile: { name: string; email: string },
  language: Language,
): Promise<User> {
  const { user } = caller;
  if (user.isAnonymous) throw new ApiError('anonymous_not_allowed');
  const email = profile.email.toLowerCase();
  const isNewAddress = email !== user.email?.toLowerCase();
  const needsCode = isNewAddress && email !== user.pendingEmail?.toLowerCase();
  if (needsCode) await assertMayClaim(platform, user.id, profile.email);

  return platform.db.transaction(async (tx) => {
    const updated = await updateUser(tx, user.id, {
      fullName: profile.name,
      pendingEmail: isNewAddress ? profile.email : null,
    });
    if (!updated) throw new ApiError('user_not_found');
    if (needsCode) {
      await mailCode(platform, tx, {
        userId: user.id,
        fullName: profile.name,
        purpose: 'change-email',
        email: profile.email,
        language,
      });
    }
    return toUser(updated);
  });
}

/** Counted per person first, so that nobody can try out which addresses are registered. */
async function assertMayClaim(platform: Platform, userId: number, email: string): Promise<void> {
  await platform.rateLimiter.consume(codePerAccount, `claim:${String(userId)}`);
  if (await findUserByEmail(platform.db, email)) throw new ApiError('email_taken');
  await platform.rateLimiter.consume(resendPerEmail, email.toLowerCase());
}
