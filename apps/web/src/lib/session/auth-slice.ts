import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { User } from '@bandwise/contract/accounts';
import { signedOut } from './auth-state.ts';
import { changePassword } from './change-password.ts';
import { confirmSession } from './confirm-session.ts';
import { registerAccount } from './register-account.ts';
import { restoreSession } from './restore-session.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { startAnonymous } from './start-anonymous.ts';
import { updateProfile } from './update-profile.ts';

const forms = [signIn, registerAccount, startAnonymous, updateProfile, changePassword] as const;
const isPending = isAnyOf(...forms.map((thunk) => thunk.pending));
const isFulfilled = isAnyOf(...forms.map((thunk) => thunk.fulfilled));
const isRejected = isAnyOf(...forms.map((thunk) => thunk.rejected));

export const authSlice = createSlice({
  name: 'auth',
  initialState: { ...signedOut, initialLoading: true },
  reducers: {
    sessionEnded: (state) => ({ ...signedOut, initialLoading: state.initialLoading, error: state.error }),
    userChanged: (state, { payload }: PayloadAction<User>) => {
      state.user = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(restoreSession.pending, (state) => {
        state.initialLoading = true;
      })
      .addCase(restoreSession.fulfilled, (_, { payload }) => ({
        ...signedOut,
        ...payload,
        isAuthenticated: true,
        isAnonymous: payload.user.isAnonymous,
      }))
      .addCase(restoreSession.rejected, (_, { payload }) => ({ ...signedOut, error: payload ?? null }))
      .addCase(signIn.fulfilled, (_, { payload }) => ({
        ...signedOut,
        user: payload.user,
        token: payload.accessToken,
        isAuthenticated: payload.user.isEmailVerified,
      }))
      .addCase(registerAccount.fulfilled, (_, { payload }) => ({
        ...signedOut,
        user: payload.user,
        token: payload.accessToken,
      }))
      .addCase(startAnonymous.fulfilled, (_, { payload }) => ({
        ...signedOut,
        user: payload.user,
        token: payload.accessToken,
        isAuthenticated: true,
        isAnonymous: true,
      }))
      .addCase(confirmSession.fulfilled, (state, { payload }) => {
        state.isAuthenticated = true;
        state.isAnonymous = payload.isAnonymous;
      })
      .addCase(updateProfile.fulfilled, (state, { payload }) => {
        state.user = payload;
      })
      .addCase(signOut.fulfilled, () => signedOut)
      .addMatcher(isPending, (state) => {
        state.loading = true;
        state.error = null;
      })
      .addMatcher(isFulfilled, (state) => {
        state.loading = false;
      })
      .addMatcher(isRejected, (state, { payload }) => {
        state.loading = false;
        state.error = payload ?? null;
      });
  },
});

export const { sessionEnded, userChanged } = authSlice.actions;
