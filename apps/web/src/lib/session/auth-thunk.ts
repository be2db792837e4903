import { createAsyncThunk } from '@reduxjs/toolkit';
import i18next from 'i18next';
import type { ApiFailure } from '../api-failure.ts';
import { failureOf } from '../api-failure.ts';
import { failureText } from '../failure-text.ts';
import { notify } from '../notify.ts';
import type authTexts from '../../i18n/en/common.json';

type AuthText = keyof (typeof authTexts)['auth'];

interface Told<Reply> {
  success: (reply: Reply) => AuthText | null;
  failure: AuthText;
}

/** A step of the session: calls the server, tells the outcome in a toast, and rejects with a plain failure. */
export function authThunk<Reply, Argument = void>(
  name: string,
  told: Told<Reply>,
  run: (argument: Argument) => Promise<Reply>,
) {
  return createAsyncThunk<Reply, Argument, { rejectValue: ApiFailure }>(
    `auth/${name}`,
    async (argument, { rejectWithValue }) => {
      try {
        const reply = await run(argument);
        const success = told.success(reply);
        if (success) notify('success', i18next.t(`auth.${success}`));
        return reply;
      } catch (error) {
        const failure = failureOf(error);
        notify('error', failureText(failure, i18next.t(`auth.${told.failure}`)));
        return rejectWithValue(failure);
      }
    },
  );
}
