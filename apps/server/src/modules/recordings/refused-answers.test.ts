import { apiBasePath } from '@bandwise/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, registerVerified, type Person } from '../../testing/person.ts';
import { sha256Of, startSession, toneWav, upload } from '../../testing/practice.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { objectRemovals, recordings } from './recordings.tables.ts';

const answer = toneWav(2);

describe('what is no answer', () => {
  let server: TestServer;
  let learner: Person;
  beforeAll(async () => {
    server = await startTestServer();
    learner = await registerVerified(server);
  });
  afterAll(() => server.close());

  const send = (file: Buffer, fields: Record<string, string | number>) =>
    upload(server.app, learner, file, fields);
  const whatIsKept = async () => {
    const { db, storage } = server.platform;
    const rows = [...(await db.select().from(recordings)), ...(await db.select().from(objectRemovals))];
    return { objects: await Array.fromAsync(storage.list('users/')), rows };
  };

  it.each([
    ['nothing', Buffer.alloc(0), 'recording_unreadable'],
    ['text', Buffer.from('I am not a sound'.repeat(500)), 'recording_unreadable'],
    ['a header alone', answer.subarray(0, 44), 'recording_silent'],
    ['a header cut short', answer.subarray(0, 10), 'recording_unreadable'],
    ['too short a sound', toneWav(0.3), 'recording_too_short'],
    ['more than the question allows', toneWav(66), 'recording_too_long'],
  ])('refuses %s and keeps nothing of it', async (_what, file, code) => {
    const session = await startSession(server.app, learner);
    expect(await send(file, { session_id: session.id })).toMatchObject({ status: 422, body: { code } });
    expect(await whatIsKept()).toEqual({ objects: [], rows: [] });
  });

  it('refuses what did not arrive as it was sent', async () => {
    const session = await startSession(server.app, learner);
    expect(await send(answer, { session_id: session.id, sha256: sha256Of(toneWav(3, 330)) })).toMatchObject({
      status: 422,
      body: { code: 'upload_incomplete' },
    });
    expect(await whatIsKept()).toEqual({ objects: [], rows: [] });
  });

  it.each([
    ['no session', { session_id: 999_999 }, 404],
    ['no such question', { question_order: 7 }, 422],
    ['a question that is no number', { question_order: 'first' }, 422],
    ['a checksum that is none', { sha256: 'abc' }, 422],
    ['a key that is too short', { idempotency_key: 'x' }, 422],
  ])('refuses %s', async (_what, fields, status) => {
    const session = await startSession(server.app, learner);
    expect((await send(answer, { session_id: session.id, ...fields })).status).toBe(status);
    expect(await whatIsKept()).toEqual({ objects: [], rows: [] });
  });

  it('wants a form with a file', async () => {
    const session = await startSession(server.app, learner);
    const token = learner.token;
    expect(
      (await call(server.app, 'POST', '/audio-session/upload', { token, body: { session_id: session.id } }))
        .status,
    ).toBe(415);
    const form = new FormData();
    form.set('session_id', String(session.id));
    const encoded = new Response(form);
    const reply = await server.app.inject({
      method: 'POST',
      url: `${apiBasePath}/audio-session/upload`,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': encoded.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([422, 'no_file']);
  });

  // The last one, because it leaves an answer behind.
  it('is two minutes of anything but the long turn', async () => {
    const session = await startSession(server.app, learner, 'C1T1P2');
    expect((await send(toneWav(120), { session_id: session.id, question_order: 1 })).status).toBe(200);
    expect(await send(toneWav(120), { session_id: session.id, question_order: 2 })).toMatchObject({
      status: 422,
      body: { code: 'recording_too_long' },
    });
  });
});
