import type { changePassword as changePasswordOperation } from '@bandwise/contract/accounts';
import type { Input, Reply } from '../api-client.ts';
import { send } from '../api-client.ts';
import { authThunk } from './auth-thunk.ts';

export const changePassword = authThunk<
  Reply<typeof changePasswordOperation>,
  Input<typeof changePasswordOperation>['body']
>('changePassword', { success: () => 'passwordChanged', failure: 'passwordChangeFailed' }, (body) =>
  send<typeof changePasswordOperation>('POST', '/auth/change-password', { body }),
);
