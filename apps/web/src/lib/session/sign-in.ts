import type { SessionReply, login, requestChallenge } from '@bandwise/contract/accounts';
import { send } from '../api-client.ts';
import { authThunk } from './auth-thunk.ts';
import { encryptCredentials } from './encrypt-credentials.ts';
import { storeToken } from './token-storage.ts';

interface Credentials {
  email: string;
  password: string;
}

export const signIn = authThunk<SessionReply, Credentials>(
  'signIn',
  { success: ({ user }) => (user.isEmailVerified ? 'loginSuccess' : null), failure: 'loginFailed' },
  async ({ email, password }) => {
    const username = email.trim();
    const challenge = await send<typeof requestChallenge>('POST', '/auth/challenge', { body: { username } });
    const timestamp = challenge.server_time;
    const payload = await encryptCredentials(
      { username, password, nonce: challenge.nonce, timestamp },
      challenge.public_key_pem,
    );
    const session = await send<typeof login>('POST', '/auth/login/challenge', {
      body: { challenge_id: challenge.challenge_id, username, payload },
    });
    storeToken(session.accessToken);
    return session;
  },
);
