import type { SessionReply, startAnonymous as startAnonymousOperation } from '@bandwise/contract/accounts';
import { send } from '../api-client.ts';
import { authThunk } from './auth-thunk.ts';
import { storeToken } from './token-storage.ts';

export const startAnonymous = authThunk<SessionReply>(
  'startAnonymous',
  { success: () => null, failure: 'anonymousFailed' },
  async () => {
    const session = await send<typeof startAnonymousOperation>('POST', '/auth/anonymous', {});
    storeToken(session.accessToken);
    return session;
  },
);
