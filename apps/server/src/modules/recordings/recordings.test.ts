import type { Recording } from '@bandwise/contract/audio-session';
import type { SessionQuestion } from '@bandwise/contract/exam-tests';
import { answerMaxBytes, apiBasePath } from '@bandwise/contract/limits';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startS3Server } from '../../platform/storage/s3-server.fixture.ts';
import { call, registerVerified, type Person } from '../../testing/person.ts';
import { sha256Of, startSession, toneWav, upload } from '../../testing/practice.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { users } from '../accounts/accounts.tables.ts';
import { objectRemovals, recordings } from './recordings.tables.ts';
import { sweepObjectsHandler } from './sweep-objects.handler.ts';

const answer = toneWav(2);
const otherAnswer = toneWav(3, 330);
const never = new AbortController().signal;

const storages = [
  { name: 'disk', start: async () => ({ environment: {}, close: () => Promise.resolve() }) },
  {
    name: 'S3',
    start: async () => {
      const s3 = await startS3Server();
      const { options } = s3;
      return {
        environment: {
          S3_BUCKET: options.bucket,
          S3_ENDPOINT: options.endpoint ?? '',
          S3_ACCESS_KEY_ID: options.accessKeyId,
          S3_SECRET_ACCESS_KEY: options.secretAccessKey,
          S3_FORCE_PATH_STYLE: 'true',
        },
        close: () => s3.close(),
      };
    },
  },
];

describe.each(storages)('answers on $name', ({ start }) => {
  let server: TestServer;
  let storage: Awaited<ReturnType<typeof start>>;
  let admin: Person;
  let learner: Person;
  let stranger: Person;
  beforeAll(async () => {
    storage = await start();
    server = await startTestServer(storage.environment);
    admin = await registerVerified(server);
    learner = await registerVerified(server);
    stranger = await registerVerified(server);
  });
  afterAll(async () => {
    await server.close();
    await storage.close();
  });

  const send = (file: Buffer, fields: Record<string, string | number>, who = learner) =>
    upload(server.app, who, file, fields);
  const recordingsOf = (session: { id: number }, who = learner) =>
    call<{ items: Recording[]; total: number }>(
      server.app,
      'GET',
      `/audio-session/recordings?session_id=${String(session.id)}`,
      { token: who.token },
    );
  const download = (filePath: string, who = learner, headers: Record<string, string> = {}) =>
    server.app.inject({
      url: `${apiBasePath}/files/${filePath}`,
      headers: { authorization: `Bearer ${who.token}`, ...headers },
    });
  const objectsOf = async (who: Person) => {
    const keys: string[] = [];
    for await (const { key } of server.platform.storage.list(`users/${String(who.user.id)}/`)) keys.push(key);
    return keys.sort();
  };

  it('is acknowledged when it is stored as it was sent', async () => {
    const session = await startSession(server.app, learner);
    const { status, body } = await send(answer, { session_id: session.id, question_order: 2 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      audio_id: body.id,
      session_id: session.id,
      question_order: 2,
      duration: 2,
      bytes: answer.length,
      sha256: sha256Of(answer),
      transcription: null,
    });
    expect((await recordingsOf(session)).body).toMatchObject({ items: [{ id: body.id }], total: 1 });
    const file = await download(body.file_path);
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({ 'content-type': 'audio/wav', 'accept-ranges': 'bytes' });
    expect(file.rawPayload.equals(answer)).toBe(true);
  });

  it('belongs to the current question unless another is named', async () => {
    const session = await startSession(server.app, learner);
    await call(server.app, 'PATCH', `/exam-tests/sessions/${String(session.id)}`, {
      token: learner.token,
      body: { current_question_order: 4 },
    });
    expect((await send(answer, { session_id: session.id })).body.question_order).toBe(4);
  });

  it('is taken while the session is paused: it may have waited for the network', async () => {
    const session = await startSession(server.app, learner);
    await call(server.app, 'PUT', `/exam-tests/sessions/${String(session.id)}`, {
      token: learner.token,
      body: { status: 'paused' },
    });
    expect((await send(answer, { session_id: session.id })).status).toBe(200);
  });

  it('sent again with its key, one after the other or all at once, is taken once', async () => {
    const session = await startSession(server.app, learner);
    const fields = { session_id: session.id, question_order: 1, idempotency_key: `sent-again-${session.id}` };
    const before = (await objectsOf(learner)).length;
    const first = await send(answer, fields);
    const replies = await Promise.all([send(answer, fields), send(answer, fields), send(answer, fields)]);
    expect(replies.map(({ status, body }) => [status, body.id])).toEqual(Array(3).fill([200, first.body.id]));
    expect((await objectsOf(learner)).length).toBe(before + 1);
    expect((await recordingsOf(session)).body.total).toBe(1);
    expect(await send(otherAnswer, fields)).toMatchObject({
      status: 409,
      body: { code: 'upload_key_reused' },
    });
  });

  it('recorded again replaces the one before, whose file goes later', async () => {
    const person = await registerVerified(server);
    const session = await startSession(server.app, person);
    const first = await send(answer, { session_id: session.id, idempotency_key: 'first-take' }, person);
    const second = await send(otherAnswer, { session_id: session.id }, person);
    expect((await recordingsOf(session, person)).body.items.map(({ id }) => id)).toEqual([second.body.id]);
    const { items } = (
      await call<{ items: SessionQuestion[] }>(
        server.app,
        'GET',
        `/exam-tests/sessions/${String(session.id)}/questions`,
        { token: person.token },
      )
    ).body;
    expect(items[0]).toMatchObject({ audio_id: second.body.id, status: 'pending' });

    expect(
      (await send(answer, { session_id: session.id, idempotency_key: 'first-take' }, person)).body.id,
    ).toBe(first.body.id);
    expect((await recordingsOf(session, person)).body.items.map(({ id }) => id)).toEqual([second.body.id]);

    const sweep = sweepObjectsHandler({
      ...server.platform,
      now: () => new Date(Date.now() + 2 * 60 * 60 * 1000),
    });
    await sweep.run({}, { signal: never });
    expect(await objectsOf(person)).toEqual([second.body.file_path]);
  });

  it('refuses silence and keeps nothing of it', async () => {
    const session = await startSession(server.app, learner);
    const before = await objectsOf(learner);
    expect(await send(toneWav(3, 0), { session_id: session.id })).toMatchObject({
      status: 422,
      body: { code: 'recording_silent' },
    });
    expect(await objectsOf(learner)).toEqual(before);
    expect(await server.platform.db.select().from(objectRemovals)).toEqual([]);
  });

  it('refuses a file that is larger than any answer', async () => {
    const session = await startSession(server.app, learner);
    const before = await objectsOf(learner);
    expect(await send(Buffer.alloc(answerMaxBytes + 1), { session_id: session.id })).toMatchObject({
      status: 413,
      body: { code: 'payload_too_large' },
    });
    expect(await objectsOf(learner)).toEqual(before);
  });

  it('a form cut short leaves nothing', async () => {
    const before = await objectsOf(learner);
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.wav"\r\n\r\n';
    const reply = await server.app.inject({
      method: 'POST',
      url: `${apiBasePath}/audio-session/upload`,
      headers: {
        authorization: `Bearer ${learner.token}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
      payload: Buffer.concat([Buffer.from(head), answer.subarray(0, 10_000)]),
    });
    expect(reply.statusCode).toBe(400);
    expect(await objectsOf(learner)).toEqual(before);
    expect(await server.platform.db.select().from(objectRemovals)).toEqual([]);
  });

  it('is taken from nobody but the learner, and heard by nobody but them and administrators', async () => {
    const session = await startSession(server.app, learner);
    const { body } = await send(answer, { session_id: session.id });
    for (const who of [stranger, admin])
      expect((await send(answer, { session_id: session.id }, who)).status).toBe(404);
    expect((await recordingsOf(session, stranger)).status).toBe(404);
    expect((await recordingsOf(session, admin)).body.total).toBe(1);
    expect((await download(body.file_path, stranger)).statusCode).toBe(404);
    expect((await download(body.file_path, admin)).rawPayload.equals(answer)).toBe(true);
    const transcribe = (who: Person) =>
      call(server.app, 'POST', '/audio-session/transcribe', {
        token: who.token,
        body: { audio_id: body.audio_id },
      });
    expect((await transcribe(stranger)).status).toBe(404);
    expect((await transcribe(admin)).status).toBe(200);
    expect(await objectsOf(stranger)).toEqual([]);
  });

  it('is served in parts', async () => {
    const session = await startSession(server.app, learner);
    const { file_path: filePath } = (await send(answer, { session_id: session.id })).body;
    const part = await download(filePath, learner, { range: 'bytes=100-199' });
    expect(part.statusCode).toBe(206);
    expect(part.headers).toMatchObject({
      'content-range': `bytes 100-199/${String(answer.length)}`,
      'content-length': '100',
    });
    expect(part.rawPayload.equals(answer.subarray(100, 200))).toBe(true);
    const tail = await download(filePath, learner, { range: 'bytes=-5' });
    expect(tail.rawPayload.equals(answer.subarray(-5))).toBe(true);
    const beyond = await download(filePath, learner, { range: `bytes=${String(answer.length)}-` });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([
      416,
      `bytes */${String(answer.length)}`,
    ]);
  });

  it('no path leads out of the learner’s own folder', async () => {
    const own = `users/${String(learner.user.id)}`;
    for (const filePath of [
      '..%2f..%2f..%2fetc%2fpasswd',
      `${own}/..%2f${String(stranger.user.id)}/recordings/a.wav`,
      `${own}/%2e%2e/%2e%2e/postgres/PG_VERSION`,
      `${own}/recordings/%00.wav`,
      `${own}/recordings`,
      `${own}/`,
      `${own}/recordings/none.wav`,
      'health-check/x',
      '',
    ]) {
      for (const who of [learner, admin]) expect((await download(filePath, who)).statusCode).toBe(404);
    }
  });

  it('waits while the models are on their way, and the session says so', async () => {
    const session = await startSession(server.app, learner, 'C1T1P2');
    for (const order of [1, 2]) {
      const { body } = await send(answer, { session_id: session.id, question_order: order });
      await call(
        server.app,
        'POST',
        `/exam-tests/sessions/${String(session.id)}/next-question?audio_id=${String(body.audio_id)}`,
        { token: learner.token },
      );
    }
    await vi.waitFor(
      async () => {
        const status = await call(server.app, 'GET', `/exam-tests/sessions/${String(session.id)}/status`, {
          token: learner.token,
        });
        expect(status.body).toEqual({
          status: 'feedback_generating',
          stage: 'preparing_models',
          progress: 0,
          answers_total: 2,
          answers_analysed: 0,
          answers_failed: 0,
          wait: null,
        });
      },
      { timeout: 20_000, interval: 100 },
    );
  });

  it('goes with the person, also when it arrives at that moment', async () => {
    const person = await registerVerified(server);
    const session = await startSession(server.app, person);
    await send(answer, { session_id: session.id }, person);
    await server.platform.db.delete(users).where(eq(users.id, person.user.id));
    // The person is unknown at once, or a moment later, when only the session is gone.
    expect([401, 404]).toContain((await send(answer, { session_id: session.id }, person)).status);
    const left = await server.platform.db
      .select()
      .from(recordings)
      .where(eq(recordings.userId, person.user.id));
    expect(left).toEqual([]);
  });
});
