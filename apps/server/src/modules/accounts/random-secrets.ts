import { createHash, randomBytes, randomInt } from 'node:crypto';
import { codeLength } from '@bandwise/contract/limits';

export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A token is random enough that a plain hash protects it. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function randomCode(): string {
  return String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
}
