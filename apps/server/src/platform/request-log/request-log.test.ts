import { desc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, registerVerified } from '../../testing/person.ts';
import { startSession, toneWav, upload } from '../../testing/practice.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createLog } from '../log.ts';
import { openDatabase } from '../database/database.ts';
import { deleteRequestsOf, insertRequests, pruneRequestLog } from './request-log.repository.ts';
import { createRequestLog } from './request-log.ts';
import { requestHours, requestKinds, requestLogs, requestMinutes } from './request-log.tables.ts';

describe('the request log', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('keeps who called what with which outcome, and nothing secret of it', async () => {
    const person = await registerVerified(server, { password: 'a very secret password' });
    const me = await call(server.app, 'GET', '/auth/me?note=mine@example.com', { token: person.token });
    await server.platform.requestLog.flush();
    const rows = await server.platform.db.select().from(requestLogs).orderBy(desc(requestLogs.id));
    expect(rows[0]).toMatchObject({
      method: 'GET',
      path: '/api/v1/auth/me',
      statusCode: 200,
      userId: person.user.id,
      ipAddress: '127.0.0.1',
      requestId: me.headers['x-request-id'],
    });
    const everything = JSON.stringify(rows);
    for (const secret of [person.password, person.token, person.email, 'mine@example.com']) {
      expect(everything).not.toContain(secret);
    }
    expect(everything).toContain('[redacted]');
  });

  it('notes refused calls too, also those with a broken body', async () => {
    await server.app.inject({
      method: 'POST',
      url: '/api/v1/auth/challenge',
      headers: { 'content-type': 'application/json' },
      payload: '{"username": "\\u0000',
    });
    await call(server.app, 'POST', '/auth/register', {
      body: { full_name: 'nul\u0000l', email: 'x', password: 'y' },
    });
    await server.platform.requestLog.flush();
    const rows = await server.platform.db.select().from(requestLogs).orderBy(desc(requestLogs.id)).limit(2);
    expect(rows.map((row) => row.statusCode).sort()).toEqual([400, 422]);
  });

  it('holds no line and no escape that a caller wrote, and no address that is none', async () => {
    const { db, connectionString } = server.platform;
    const proxied = await startTestServer({ TRUST_PROXY: '1' }, { connectionString, withWorker: false });
    const hostile = 'one\r\ntwo \u001B[2J \u009B31m \u2028 <img src=x onerror=alert(1)>';
    for (const forwarded of ['203.0.113.7', '=1+1', hostile])
      await proxied.app.inject({
        url: `/api/v1/injected\u009B31m/${encodeURIComponent(hostile)}?note=${encodeURIComponent(hostile)}`,
        headers: { 'x-forwarded-for': forwarded, 'user-agent': hostile, 'x-request-id': hostile },
      });
    await proxied.platform.requestLog.flush();
    await proxied.close();
    const rows = await db
      .select()
      .from(requestLogs)
      .where(like(requestLogs.path, '/api/v1/injected%'))
      .orderBy(requestLogs.id);
    expect(rows.map(({ ipAddress }) => ipAddress)).toEqual(['203.0.113.7', '127.0.0.1', '127.0.0.1']);
    expect(rows[0]?.requestBody).toContain('two');
    for (const row of rows)
      expect(Object.values(row).filter((value) => /[\p{Cc}\u2028]/u.test(String(value)))).toEqual([]);
  });

  it('keeps the others when one of them is nested without end', async () => {
    const { db, requestLog } = server.platform;
    const person = await registerVerified(server);
    const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    await call(server.app, 'GET', '/auth/me', { token: person.token });
    const reply = await server.app.inject({
      method: 'PUT',
      url: '/api/v1/auth/profile',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      payload: `{"full_name":${deep}}`,
    });
    expect(reply.statusCode).toBe(422);
    await requestLog.flush();
    const rows = await db.select().from(requestLogs).where(eq(requestLogs.userId, person.user.id));
    expect(rows.map(({ method, path, statusCode }) => [method, path, statusCode])).toEqual(
      expect.arrayContaining([
        ['GET', '/api/v1/auth/me', 200],
        ['PUT', '/api/v1/auth/profile', 422],
      ]),
    );
    expect(rows.find(({ statusCode }) => statusCode === 422)?.requestBody).toContain('[nested too deeply]');
  });

  it('loses entries rather than failing or growing while the database is away', async () => {
    const away = openDatabase('postgresql://nobody@127.0.0.1:1/none', {
      poolSize: 1,
      name: 'away',
      log: createLog('error', 'test'),
    });
    const log = createRequestLog(away.db, createLog('error', 'test'));
    const entry = {
      timestamp: new Date(),
      requestId: 'r',
      method: 'GET',
      path: '/x',
      route: '/x',
      statusCode: 200,
      responseTimeMs: 1,
      userId: null,
      sessionId: null,
      ipAddress: '::1',
      requestBody: undefined,
      responseBody: undefined,
    };
    for (let count = 0; count < 6_000; count += 1) log.add(entry);
    await expect(log.flush()).resolves.toBeUndefined();
    await log.close();
    await away.close();
  });

  it('forgets what is older than thirty days', async () => {
    const row = {
      requestId: 'old',
      method: 'GET',
      path: '/old',
      route: '/old',
      speed: 0,
      statusCode: 200,
      responseTimeMs: 1,
      ipAddress: '::1',
      userId: null,
      sessionId: null,
      requestBody: null,
      responseBody: null,
    };
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
    await insertRequests(server.platform.db, [
      { ...row, timestamp: ago(31) },
      { ...row, timestamp: ago(29) },
    ]);
    await pruneRequestLog(server.platform.db);
    const left = await server.platform.db.select().from(requestLogs);
    expect(left.filter((entry) => entry.requestId === 'old')).toHaveLength(1);
  });

  it('counts what it keeps, by kind, hour and minute, also when requests go', async () => {
    const { db, requestLog } = server.platform;
    const person = await registerVerified(server);
    await call(server.app, 'GET', '/exam-tests/sessions/77/status', { token: person.token });
    await call(server.app, 'GET', '/nowhere/12', { token: person.token });
    await requestLog.flush();
    const kinds = await db.select().from(requestKinds);
    expect(kinds.map(({ method, route, statusCode }) => `${method} ${route} ${String(statusCode)}`)).toEqual(
      expect.arrayContaining([
        'GET /api/v1/exam-tests/sessions/#/status 404',
        'GET * 404',
        'POST /api/v1/auth/register 200',
      ]),
    );
    await deleteRequestsOf(db, person.user.id);
    const logs = await db.select().from(requestLogs);
    const sum = (rows: readonly { requests: number }[]) =>
      rows.reduce((all, { requests }) => all + requests, 0);
    expect(logs.length).toBeGreaterThan(0);
    for (const table of [requestKinds, requestHours, requestMinutes])
      expect(sum(await db.select({ requests: table.requests }).from(table))).toBe(logs.length);
  });

  it('notes which practice session a request was about', async () => {
    const { db, requestLog } = server.platform;
    const person = await registerVerified(server);
    const session = await startSession(server.app, person);
    await upload(server.app, person, toneWav(0.1), { session_id: session.id });
    await call(server.app, 'GET', `/exam-tests/sessions/${String(session.id)}/questions`, {
      token: person.token,
    });
    await call(server.app, 'GET', `/audio-session/recordings?session_id=${String(session.id)}`, {
      token: person.token,
    });
    await requestLog.flush();
    const rows = await db
      .select()
      .from(requestLogs)
      .where(eq(requestLogs.sessionId, session.id))
      .orderBy(requestLogs.timestamp);
    expect(
      rows.map(({ method, path: at, statusCode }) => [method, at.split('/').at(-1), statusCode]),
    ).toEqual([
      ['POST', 'sessions', 200],
      ['POST', 'upload', 422],
      ['GET', 'questions', 200],
      ['GET', 'recordings', 200],
    ]);
  });
});
