import type { User, updateProfile as updateProfileOperation } from '@bandwise/contract/accounts';
import type { Input } from '../api-client.ts';
import { send } from '../api-client.ts';
import { authThunk } from './auth-thunk.ts';

export const updateProfile = authThunk<User, Input<typeof updateProfileOperation>['body']>(
  'updateProfile',
  { success: () => 'profileUpdated', failure: 'profileUpdateFailed' },
  async (body) => (await send<typeof updateProfileOperation>('PUT', '/auth/profile', { body })).user,
);
