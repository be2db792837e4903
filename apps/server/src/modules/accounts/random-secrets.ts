import { hash, randomBytes, randomInt } from 'node:crypto';
import { codeLength } from '@bandwise/contract/limits';

export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A token is random enough that a plain hash protects it. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

export function randomCode(): string {
  return String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
}
