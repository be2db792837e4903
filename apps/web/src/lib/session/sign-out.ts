import { createAsyncThunk } from '@reduxjs/toolkit';
import type { logout } from '@bandwise/contract/accounts';
import i18next from 'i18next';
import { send } from '../api-client.ts';
import { ApiError } from '../api-failure.ts';
import { notify } from '../notify.ts';
import { removeToken } from './token-storage.ts';

/** Leaves on this device whatever the server says; an unreachable server ends the session when it expires. */
export const signOut = createAsyncThunk('auth/signOut', async () => {
  await send<typeof logout>('POST', '/auth/logout', {}).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
  removeToken();
  notify('success', i18next.t('auth.logoutSuccess'));
});
