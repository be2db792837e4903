import { constants, createPrivateKey, generateKeyPair, privateDecrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { Database } from '../../platform/database/database.ts';
import { findNewestKey, insertKey, lockKeys, type LoginKeyRow } from './login-challenges.repository.ts';

/** 4096 bits hold 446 bytes under OAEP with SHA-256: an address, a password and a nonce of the longest we allow. */
const modulusLengthBits = 4096;
const keyLifetimeMs = 90 * 24 * 60 * 60 * 1000;

/** The key all servers use now; made once, and anew every 90 days. Old keys stay for the challenges that name them. */
export async function currentLoginKey(db: Database, now: Date): Promise<LoginKeyRow> {
  const newest = await findNewestKey(db);
  if (newest && isFresh(newest, now)) return newest;
  return db.transaction(async (tx) => {
    await lockKeys(tx);
    const made = await findNewestKey(tx);
    if (made && isFresh(made, now)) return made;
    const pair = await promisify(generateKeyPair)('rsa', {
      modulusLength: modulusLengthBits,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    return insertKey(tx, { publicKeyPem: pair.publicKey, privateKeyPem: pair.privateKey });
  });
}

/** Undefined when the bytes were not encrypted for this key. */
export function decryptWithLoginKey(key: LoginKeyRow, encrypted: Buffer): string | undefined {
  try {
    return privateDecrypt(
      {
        key: createPrivateKey(key.privateKeyPem),
        padding: constants.RSA_PKCS1_OAEP_PADDING,
        oaepHash: 'sha256',
      },
      encrypted,
    ).toString('utf8');
  } catch {
    return undefined;
  }
}

function isFresh(key: LoginKeyRow, now: Date): boolean {
  return now.getTime() - key.createdAt.getTime() < keyLifetimeMs;
}
