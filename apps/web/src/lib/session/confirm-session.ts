import { createAsyncThunk } from '@reduxjs/toolkit';
import type { User } from '@bandwise/contract/accounts';
import i18next from 'i18next';
import { notify } from '../notify.ts';
import type { AuthState } from './auth-state.ts';

/** Marks the user who just verified the email as signed in. */
export const confirmSession = createAsyncThunk<
  User,
  undefined,
  { state: { auth: AuthState }; rejectValue: string }
>('auth/confirmSession', (_, { getState, rejectWithValue }) => {
  const { user } = getState().auth;
  if (!user) return rejectWithValue(i18next.t('auth.noUser'));
  notify('success', i18next.t('auth.welcome'));
  return user;
});
