import { apiBasePath } from '@bandwise/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerVerified } from '../../testing/person.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { removeModelState, saveModelState } from './speech-models.repository.ts';

describe('the state of the speech engine', () => {
  let server: TestServer;
  let adminToken: string;
  let learnerToken: string;
  beforeAll(async () => {
    server = await startTestServer();
    adminToken = (await registerVerified(server)).token;
    learnerToken = (await registerVerified(server)).token;
  });
  afterAll(() => server.close());

  const ask = async (token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const reply = await server.app.inject({ url: `${apiBasePath}/system/models`, headers });
    expect(reply.statusCode).toBe(200);
    return reply.json<unknown>();
  };

  it('is told to anybody, from the start on', async () => {
    expect(await ask()).toEqual({ state: 'waiting', doneBytes: 0, totalBytes: 0, message: null });
  });

  it('follows what a worker has told, until that worker leaves', async () => {
    const { db, now } = server.platform;
    const state = { state: 'fetching', doneBytes: 10, totalBytes: 3_000_000_000, message: null } as const;
    await saveModelState(db, 'machine:/models', { ...state, doneBytes: 5 }, now());
    await saveModelState(db, 'machine:/models', state, now());
    expect(await ask(learnerToken)).toEqual(state);
    await removeModelState(db, 'machine:/models');
    expect(await ask(learnerToken)).toMatchObject({ state: 'waiting' });
  });

  it('tells what went wrong to administrators only', async () => {
    const { db, now } = server.platform;
    const failed = { state: 'failed', doneBytes: 0, totalBytes: 0, message: 'no network' } as const;
    await saveModelState(db, 'machine:/models', failed, now());
    expect(await ask(adminToken)).toMatchObject({ state: 'failed', message: 'no network' });
    for (const token of [undefined, learnerToken])
      expect(await ask(token)).toMatchObject({ state: 'failed', message: null });
  });

  it('forgets a worker that was killed', async () => {
    const { db, now } = server.platform;
    const ready = { state: 'ready', doneBytes: 9, totalBytes: 9, message: null } as const;
    await saveModelState(db, 'machine:/models', ready, now());
    expect(await ask()).toMatchObject({ state: 'ready' });
    server.advance(5 * 60_000);
    expect(await ask()).toMatchObject({ state: 'waiting' });
  });
});
