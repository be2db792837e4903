import type { getMe } from '@bandwise/contract/accounts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { send } from './api-client.ts';
import { dropEarlyAnswers } from './early-answers.ts';

const me = () => send<typeof getMe>('GET', '/auth/me', {});
const answerOf = (id: number) => Promise.resolve(Response.json({ user: { id } }));

beforeEach(() => {
  vi.stubGlobal('window', { earlyAnswers: { '/api/v1/auth/me': answerOf(1) } });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', () => answerOf(2));
});
afterEach(() => vi.unstubAllGlobals());

it('takes what was asked before the app was there, once', async () => {
  await expect(me()).resolves.toEqual({ user: { id: 1 } });
  await expect(me()).resolves.toEqual({ user: { id: 2 } });
});

it('asks anew when the first page is there and has not taken it', async () => {
  dropEarlyAnswers();
  await expect(me()).resolves.toEqual({ user: { id: 2 } });
});
