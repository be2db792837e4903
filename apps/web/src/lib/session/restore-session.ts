import { createAsyncThunk } from '@reduxjs/toolkit';
import type { User, getMe } from '@bandwise/contract/accounts';
import i18next from 'i18next';
import { send } from '../api-client.ts';
import type { ApiFailure } from '../api-failure.ts';
import { failureOf } from '../api-failure.ts';
import { readToken, removeToken } from './token-storage.ts';

const noToken = (): ApiFailure => ({
  status: 401,
  code: null,
  detail: i18next.t('auth.noToken'),
  issues: [],
  retryAfterSec: null,
});

/** Tried once when the app starts. The token outlives a server that is only unreachable. */
export const restoreSession = createAsyncThunk<
  { user: User; token: string },
  undefined,
  { rejectValue: ApiFailure }
>('auth/restoreSession', async (_, { rejectWithValue }) => {
  const token = readToken();
  if (!token) return rejectWithValue(noToken());
  try {
    const { user } = await send<typeof getMe>('GET', '/auth/me', {});
    return { user, token };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.status >= 400 && failure.status < 500) removeToken();
    return rejectWithValue({ ...failure, detail: failure.detail ?? i18next.t('auth.checkFailed') });
  }
});
