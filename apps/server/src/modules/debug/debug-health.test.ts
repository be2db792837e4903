import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import path from 'node:path';
import type { ExternalCall, SessionTrace } from '@bandwise/contract/debug';
import type { Health } from '@bandwise/contract/debug-health';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../platform/database/database.ts';
import { recordExternalCall } from '../../platform/external-log/external-log.ts';
import { call, registerVerified, type Person } from '../../testing/person.ts';
import { startSession, toneWav, upload } from '../../testing/practice.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { checkHealth } from './check-health.ts';

let mailServer: Server;
let server: TestServer;
let admin: Person;
const sockets: Socket[] = [];

beforeAll(async () => {
  // Takes calls and never says a word.
  mailServer = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
  await once(mailServer, 'listening');
  server = await startTestServer({
    EXAMINER_PROVIDER: 'openai',
    EXAMINER_API_KEY: 'sk-a-key-that-nobody-may-see',
    EXAMINER_MODEL: 'm',
  });
  admin = await registerVerified(server);
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  mailServer.close();
  await server.close();
});

const get = <Body>(operation: string) =>
  call<Body>(server.app, 'GET', `/debug${operation}`, { token: admin.token });

const record = (sessionId: number | null, change: { provider?: string; error?: string } = {}) =>
  recordExternalCall(server.platform.db, {
    timestamp: new Date(),
    provider: 'openai',
    job: 'examiner',
    model: 'm',
    method: 'POST',
    path: '/v1/chat/completions',
    statusCode: change.error === undefined ? 200 : 401,
    responseTimeMs: 12,
    inputTokens: 100,
    outputTokens: 20,
    userId: admin.user.id,
    sessionId,
    requestBody: { model: 'm', user: 'I am mei@example.com' },
    responseBody: { answer: 'the key sk-a-key-that-nobody-may-see' },
    secrets: ['sk-a-key-that-nobody-may-see'],
    ...change,
  });

const partOf = ({ parts }: Health, name: string) => parts.find((part) => part.name === name);

describe('the trace of a session', () => {
  it('tells requests, answers, jobs and calls outside in order of time, and why something failed', async () => {
    const session = await startSession(server.app, admin);
    await upload(server.app, admin, toneWav(1), { session_id: session.id, question_order: 1 });
    await upload(server.app, admin, toneWav(0.1), { session_id: session.id, question_order: 2 });
    await record(session.id, { error: 'refused: wrong key' });
    await server.platform.requestLog.flush();
    const trace = async () => (await get<SessionTrace>(`/session/${String(session.id)}/trace`)).body;
    // There are no models here: the job is tried, and waits for them.
    await vi.waitUntil(async () => (await trace()).events.some(({ state }) => state === 'retry'), {
      timeout: 20_000,
    });
    const { events, session: told, is_cut } = await trace();
    expect(told).toMatchObject({ id: session.id, user_id: admin.user.id, status: 'in_progress' });
    expect(is_cut).toBe(false);
    const times = events.map(({ time }) => time);
    expect(times).toEqual(times.toSorted());
    const told_of = events.map(({ kind, name, outcome, error }) => [kind, name, outcome, error]);
    expect(told_of).toEqual(
      expect.arrayContaining([
        ['session', session.exam_code, 'ok', null],
        ['request', 'POST /api/v1/exam-tests/sessions', 'ok', null],
        ['request', 'POST /api/v1/audio-session/upload', 'ok', null],
        ['request', 'POST /api/v1/audio-session/upload', 'failed', 'recording_too_short'],
        ['recording', '1', 'under_way', null],
        ['job', 'analyse-recording', 'under_way', expect.any(String)],
        ['external_call', 'openai: examiner', 'failed', 'refused: wrong key'],
      ]),
    );
    expect(JSON.stringify(events)).not.toContain(server.platform.settings.dataDir);
    expect(events.some(({ name }) => name.includes('/debug/'))).toBe(false);
    const quick = await call<{ trace: SessionTrace }>(server.app, 'POST', '/debug/quick-debug', {
      token: admin.token,
      body: { action: 'session_trace', session_id: session.id },
    });
    expect(quick.body.trace.session.id).toBe(session.id);
    expect((await get('/session/999999/trace')).status).toBe(404);
  });
});

describe('the log of calls outside', () => {
  it('is filtered by provider, session and person, and shows bodies without secrets', async () => {
    await record(77, { provider: 'kimi' });
    const list = async (query: string) =>
      (await get<{ items: ExternalCall[] }>(`/external-api-logs?${query}`)).body.items;
    expect(await list('provider=kimi')).toHaveLength(1);
    expect(await list('session_id=77')).toMatchObject([{ provider: 'kimi', input_tokens: 100 }]);
    expect(await list(`user_id=${String(admin.user.id)}&limit=1`)).toHaveLength(1);
    expect(await list('provider=azure')).toEqual([]);
    expect((await get('/external-api-logs?provider=acme')).status).toBe(422);
    const [one] = await list('session_id=77');
    const { body } = await get<{ request_body: string; response_body: string }>(
      `/external-api-logs/${String(one?.id)}`,
    );
    expect(JSON.parse(body.request_body)).toEqual({ model: 'm', user: 'I am [email]' });
    expect(body.response_body).not.toContain('nobody-may-see');
    expect((await get('/external-api-logs/999999')).status).toBe(404);
  });
});

describe('health', () => {
  it('is told part by part: what works, what is off, what fails', async () => {
    await record(null, { error: 'unreachable: no route' });
    // A worker notes the time when it starts to keep the clock.
    await vi.waitUntil(
      async () => partOf((await get<Health>('/health')).body, 'queue')?.state !== 'failing',
      { timeout: 60_000, interval: 1_000 },
    );
    const { body } = await get<Health>('/health');
    const states = Object.fromEntries(body.parts.map(({ name, state, code }) => [name, [state, code]]));
    expect(states).toMatchObject({
      database: ['ok', 'database'],
      queue: ['ok', 'queue'],
      storage: ['ok', 'storage'],
      mail: ['off', 'mail_off'],
      models: ['warning', expect.stringMatching(/^models_(fetching|waiting)$/)],
      providers: ['warning', 'providers_failing'],
    });
    expect(Object.keys(states)).toHaveLength(8);
    expect(['warning', 'failing']).toContain(body.status);
    expect(body.providers.find(({ job }) => job === 'examiner')).toMatchObject({
      provider: 'openai',
      state: 'failing',
      error: 'unreachable: no route',
    });
    expect(partOf(body, 'database')?.figures.size_mb).toBeGreaterThan(0);
  });

  it('does not wait for a part that hangs, and does not let it hold up the others', async () => {
    const smtpUrl = `smtp://127.0.0.1:${String((mailServer.address() as AddressInfo).port)}`;
    const { platform } = server;
    const hanging = { ...platform, settings: { ...platform.settings, smtpUrl } };
    const health = await checkHealth(hanging, { patienceMs: 2_000 });
    expect(partOf(health, 'mail')).toMatchObject({
      state: 'failing',
      code: 'no_answer',
      message: 'No answer within 2 s.',
      figures: { seconds: 2 },
    });
    expect(partOf(health, 'database')).toMatchObject({ state: 'ok' });
    expect(health.status).toBe('failing');
  });

  it('tells a dead mail server, an unreachable database and a storage that cannot be written', async () => {
    const { platform } = server;
    const dead = { ...platform.settings, smtpUrl: 'smtp://127.0.0.1:1' };
    const refused = await checkHealth({ ...platform, settings: dead });
    expect(partOf(refused, 'mail')).toMatchObject({ state: 'failing', code: 'failed' });
    const away = openDatabase('postgresql://nobody@127.0.0.1:1/none', {
      poolSize: 2,
      name: 'away',
      log: platform.log,
    });
    const lost = await checkHealth({ ...platform, db: away.db });
    expect(partOf(lost, 'database')?.state).toBe('failing');
    expect(partOf(lost, 'storage')?.state).toBe('ok');
    expect(lost.providers).toEqual([]);
    await away.close();
    await rm(path.join(platform.settings.dataDir, 'storage'), { recursive: true });
    const { body } = await get<Health>('/health');
    expect(partOf(body, 'storage')).toMatchObject({ state: 'failing' });
    expect(JSON.stringify(body)).not.toContain(platform.settings.dataDir);
  });
});
