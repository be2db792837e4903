import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failureOf } from '../api-failure.ts';
import { encryptCredentials } from './encrypt-credentials.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const credentials = {
  username: 'mei.lin@example.com',
  password: 'пароль 密码',
  nonce: 'n',
  timestamp: 1_790_000_000,
};

afterEach(() => vi.unstubAllGlobals());

describe('encrypting the credentials', () => {
  it('gives what only the server can read', async () => {
    vi.stubGlobal('isSecureContext', true);
    const payload = await encryptCredentials(credentials, pem);
    const options = { key: privateKey, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING };
    const decrypted = privateDecrypt(options, Buffer.from(payload, 'base64'));
    expect(JSON.parse(decrypted.toString('utf8'))).toEqual(credentials);
  });

  it('says so where the browser offers no cryptography', async () => {
    vi.stubGlobal('isSecureContext', false);
    const failure = await encryptCredentials(credentials, pem).catch(failureOf);
    expect(failure).toMatchObject({ code: 'insecure_context' });
  });
});
