import type { SessionReply, register } from '@bandwise/contract/accounts';
import type { Input } from '../api-client.ts';
import { send } from '../api-client.ts';
import { authThunk } from './auth-thunk.ts';
import { storeToken } from './token-storage.ts';

export const registerAccount = authThunk<SessionReply, Input<typeof register>['body']>(
  'registerAccount',
  { success: () => 'registerSuccess', failure: 'registerFailed' },
  async (body) => {
    const session = await send<typeof register>('POST', '/auth/register', { body });
    storeToken(session.accessToken);
    return session;
  },
);
