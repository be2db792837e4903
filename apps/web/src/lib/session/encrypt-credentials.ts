import type { LoginCredentials } from '@bandwise/contract/accounts';
import { ApiError, clientFailure } from '../api-failure.ts';

/** RSA-OAEP with SHA-256 over the credentials as JSON, base64. */
export async function encryptCredentials(
  credentials: LoginCredentials,
  publicKeyPem: string,
): Promise<string> {
  // Browsers offer cryptography on https and on localhost only.
  if (!globalThis.isSecureContext) throw new ApiError(clientFailure('insecure_context'));
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const der = Uint8Array.from(atob(publicKeyPem.replace(/-----[A-Z ]+-----|\s/g, '')), (char) =>
    char.charCodeAt(0),
  );
  const key = await crypto.subtle.importKey('spki', der, algorithm, false, ['encrypt']);
  const encrypted = await crypto.subtle.encrypt(
    algorithm,
    key,
    new TextEncoder().encode(JSON.stringify(credentials)),
  );
  return btoa(String.fromCharCode(...new Uint8Array(encrypted)));
}
