import { randomBytes } from 'node:crypto';
import { challengeLifetimeSec } from '@bandwise/contract/limits';
import type { Platform } from '../../platform/platform.ts';
import { insertChallenge } from './login-challenges.repository.ts';
import { currentLoginKey } from './login-keys.ts';
import { hashToken, randomToken } from './random-secrets.ts';

/** Answers alike whether the user exists or not: it never looks. */
export async function requestChallenge(platform: Platform, username: string) {
  const now = platform.now();
  const key = await currentLoginKey(platform.db, now);
  const challengeId = randomToken();
  const nonce = randomBytes(16).toString('base64url');
  await insertChallenge(platform.db, {
    idHash: hashToken(challengeId),
    username: username.toLowerCase(),
    nonce,
    keyId: key.id,
    expiresAt: new Date(now.getTime() + challengeLifetimeSec * 1000),
  });
  return {
    challenge_id: challengeId,
    public_key_pem: key.publicKeyPem,
    nonce,
    server_time: Math.floor(now.getTime() / 1000),
  };
}
