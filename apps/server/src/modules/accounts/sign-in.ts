import {
  loginCredentialsSchema,
  type LoginCredentials,
  type login,
  type SessionReply,
} from '@bandwise/contract/accounts';
import type { Language } from '@bandwise/contract/languages';
import { challengeLifetimeSec } from '@bandwise/contract/limits';
import type { z } from 'zod';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { resendPerEmail } from './account-limits.ts';
import { createAccessToken } from './identities.ts';
import { decryptWithLoginKey } from './login-keys.ts';
import { takeChallenge } from './login-challenges.repository.ts';
import { verifyPassword } from './passwords.ts';
import { hashToken } from './random-secrets.ts';
import { toUser } from './user-view.ts';
import { findUserByEmail, updateUser, type UserRow } from './users.repository.ts';
import { mailCode } from './verification-codes.ts';

/** Checks challenge and credentials; a person whose email is not verified gets in as far as the verification step. */
export async function signIn(
  platform: Platform,
  attempt: z.output<typeof login.body>,
  language: Language,
): Promise<SessionReply> {
  const credentials = await openCredentials(platform, attempt);
  const user = await findUserByEmail(platform.db, credentials.username);
  const isRight = await verifyPassword(user?.passwordHash, credentials.password);
  if (!user || !isRight) throw new ApiError('invalid_credentials');
  if (!user.isActive) throw new ApiError('account_disabled');

  await resendCodeIfUnverified(platform, user, language);
  return platform.db.transaction(async (tx) => {
    const now = platform.now();
    const updated = await updateUser(tx, user.id, { lastLoginAt: now, language });
    if (!updated) throw new ApiError('invalid_credentials');
    return { accessToken: await createAccessToken(tx, user.id, now), user: toUser(updated) };
  });
}

async function openCredentials(
  platform: Platform,
  attempt: z.output<typeof login.body>,
): Promise<LoginCredentials> {
  const challenge = await takeChallenge(platform.db, hashToken(attempt.challenge_id));
  if (!challenge || challenge.expiresAt <= platform.now()) throw new ApiError('invalid_challenge');
  const opened = decryptWithLoginKey(challenge.key, Buffer.from(attempt.payload, 'base64'));
  const credentials = loginCredentialsSchema.safeParse(parseJson(opened));
  if (!credentials.success) throw new ApiError('invalid_challenge');

  const { username, nonce, timestamp } = credentials.data;
  const names = [username, attempt.username].map((name) => name.toLowerCase());
  const ageSec = Math.abs(platform.now().getTime() / 1000 - timestamp);
  const isMeantForThis =
    nonce === challenge.nonce &&
    names.every((name) => name === challenge.username) &&
    ageSec <= challengeLifetimeSec;
  if (!isMeantForThis) throw new ApiError('invalid_challenge');
  return credentials.data;
}

async function resendCodeIfUnverified(platform: Platform, user: UserRow, language: Language): Promise<void> {
  const { email } = user;
  if (user.emailVerifiedAt || email === null) return;
  const waitSec = await platform.rateLimiter.attempt(resendPerEmail, email.toLowerCase());
  if (waitSec > 0) return;
  await platform.db.transaction((tx) =>
    mailCode(platform, tx, {
      userId: user.id,
      fullName: user.fullName,
      purpose: 'verify-email',
      email,
      language,
    }),
  );
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
