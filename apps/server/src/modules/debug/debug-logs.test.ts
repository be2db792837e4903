import type { DebugLog, LogStats } from '@bandwise/contract/debug';
import { apiBasePath } from '@bandwise/contract/limits';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { call, registerVerified, type Person } from '../../testing/person.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { addLogs } from './sample-logs.fixture.ts';

interface List {
  items: DebugLog[];
  total: number;
  pages: number;
  total_is_lower_bound: boolean;
  next_cursor: string | null;
  searched_back_to: string | null;
}

let server: TestServer;
let admin: Person;

beforeAll(async () => {
  server = await startTestServer();
  admin = await registerVerified(server);
  await server.platform.requestLog.flush();
  await server.platform.db.execute(sql`DELETE FROM request_logs`);
  const status = { route: '/api/v1/exam-tests/sessions/:id/status', userId: 24 };
  await addLogs(server, [
    { ageMin: 1, path: '/api/v1/auth/me', userId: 24 },
    { ageMin: 2, ...status, path: '/api/v1/exam-tests/sessions/31/status', sessionId: 31 },
    { ageMin: 3, ...status, path: '/api/v1/exam-tests/sessions/318/status', sessionId: 318 },
    {
      ageMin: 4,
      method: 'POST',
      path: '/api/v1/audio-session/upload',
      status: 422,
      ms: 800,
      userId: 24,
      sessionId: 318,
    },
    { ageMin: 70, method: 'POST', path: '/api/v1/feedback/generate', status: 502, ms: 30_004, userId: 52 },
    { ageMin: 80, method: 'POST', path: '/api/v1/feedback/generate', ms: 1_999, userId: 52 },
    {
      ageMin: 90,
      method: 'PUT',
      route: '/api/v1/exam-tests/papers/:code/retired',
      path: '/api/v1/exam-tests/papers/C1T1/retired',
    },
    {
      ageMin: 100,
      method: 'DELETE',
      route: '/api/v1/users/admin/:id',
      path: '/api/v1/users/admin/60',
      ms: 2_000,
    },
    { ageMin: 60 * 30, path: '/api/v1/auth/me', userId: 24 },
  ]);
});
afterAll(() => server.close());

const get = <Body = List>(path: string) =>
  call<Body>(server.app, 'GET', `/debug${path}`, { token: admin.token });
/** Without what the tests themselves ask. */
const agesOf = (items: readonly DebugLog[]) =>
  items.filter((log) => log.request_id.startsWith('sample-')).map((log) => Number(log.request_id.slice(7)));
const find = async (query: string) => agesOf((await get(`/logs?size=100&${query}`)).body.items);
const minutesAgo = (minutes: number) =>
  encodeURIComponent(new Date(Date.now() - minutes * 60_000).toISOString());

describe('the list of requests', () => {
  it.each([
    ['', [1, 2, 3, 4, 70, 80, 90, 100, 1800]],
    ['method=POST', [4, 70, 80]],
    ['status_code=502', [70]],
    ['user_id=24', [1, 2, 3, 4, 1800]],
    ['session_id=318', [3, 4]],
    ['path=AUTH/me', [1, 1800]],
    ['path=status', [2, 3]],
    ['path=sessions/31', [2]],
    ['path=/api/v1/exam-tests/sessions/318/status', [3]],
    ['path=c1t1', [90]],
    ['path=admin/60', [100]],
    ['path=admin/6', []],
    ['path=%25', []],
    ['min_response_time=2000', [70, 100]],
    ['min_response_time=2001', [70]],
    ['min_response_time=700&method=POST', [4, 70, 80]],
    ['user_id=52&min_response_time=1999&status_code=200', [80]],
    ['user_id=24&path=exam-tests', [2, 3]],
    ['user_id=24&session_id=318&method=GET', [3]],
    ['method=PUT&status_code=404', []],
  ])('filtered by "%s"', async (query, ages) => {
    expect(await find(query)).toEqual(ages);
  });

  it('begins at a time, and counts exactly from there', async () => {
    expect(await find(`start_time=${minutesAgo(75)}`)).toEqual([1, 2, 3, 4, 70]);
    const { body } = await get(`/logs?method=POST&status_code=422&start_time=${minutesAgo(60 * 24)}`);
    expect([body.total, body.total_is_lower_bound, body.pages]).toEqual([1, false, 1]);
    const all = await get(`/logs?path=feedback/generate&start_time=${minutesAgo(60 * 24)}`);
    expect(all.body.total).toBe(2);
  });

  it('is turned page by page, by number and by cursor', async () => {
    const first = await get('/logs?user_id=24&size=2');
    expect(agesOf(first.body.items)).toEqual([1, 2]);
    expect([first.body.total, first.body.pages]).toEqual([5, 3]);
    expect(agesOf((await get('/logs?user_id=24&size=2&page=2')).body.items)).toEqual([3, 4]);
    const next = await get(`/logs?user_id=24&size=2&cursor=${first.body.next_cursor ?? ''}`);
    expect(agesOf(next.body.items)).toEqual([3, 4]);
    const last = await get(`/logs?user_id=24&size=2&cursor=${next.body.next_cursor ?? ''}`);
    expect([agesOf(last.body.items), last.body.next_cursor]).toEqual([[1800], null]);
  });

  it.each(['page=501', 'cursor=x', 'method=BREW', 'user_id=x', 'start_time=yesterday', 'path=a%00b'])(
    'refuses "%s"',
    async (query) => {
      expect([400, 422]).toContain((await get(`/logs?${query}`)).status);
    },
  );

  it('says how far it came when it looked at enough, and goes on from there', async () => {
    const route = '/api/v1/files/*';
    await addLogs(server, [{ ageMin: 20 * 24 * 60, route, path: '/api/v1/files/recordings/needle.wav' }]);
    await server.platform.db.execute(sql`
      INSERT INTO request_logs (timestamp, request_id, method, path, status_code, response_time_ms, ip_address, kind_id)
      SELECT now() - interval '10 days' - n * interval '1 second', 'filler', 'GET', '/api/v1/files/straw-' || n, 200, 1, '::1',
             (SELECT id FROM request_kinds WHERE route = ${route})
      FROM generate_series(1, 12000) AS n`);
    let answer = (await get('/logs?path=needle')).body;
    expect([answer.items, answer.total_is_lower_bound]).toEqual([[], true]);
    expect(answer.searched_back_to).not.toBeNull();
    const looks = [];
    while (answer.next_cursor !== null) {
      looks.push(answer.searched_back_to);
      answer = (await get(`/logs?path=needle&cursor=${answer.next_cursor}`)).body;
    }
    expect(agesOf(answer.items)).toEqual([20 * 24 * 60]);
    expect(looks).toEqual(looks.toSorted().reverse());
    await server.platform.db.execute(sql`DELETE FROM request_logs WHERE path LIKE '/api/v1/files/%'`);
  });

  it('finds what is rare among very many requests of one person, without looking through them', async () => {
    const route = '/api/v1/auth/me';
    await addLogs(server, [{ ageMin: 15 * 24 * 60, route, path: route, status: 500, userId: 777 }]);
    await server.platform.db.execute(sql`
      INSERT INTO request_logs (timestamp, request_id, method, path, status_code, response_time_ms, ip_address, user_id, kind_id)
      SELECT now() - n * interval '1 minute', 'filler', method, route, 200, 1, '::1', 777, id
      FROM generate_series(1, 12000) AS n,
           (SELECT id, method, route FROM request_kinds WHERE status_code = 200 AND speed = 0 ORDER BY id LIMIT 1) AS kind`);
    const { body } = await get('/logs?user_id=777&status_code=500');
    expect([agesOf(body.items), body.total, body.searched_back_to]).toEqual([[15 * 24 * 60], 1, null]);
    await server.platform.db.execute(sql`DELETE FROM request_logs WHERE user_id = 777`);
  });

  it('shows a request with its bodies, redacted, and no list of bodies in the log of the debug calls', async () => {
    await call(server.app, 'POST', '/auth/forgot-password', { body: { email: 'secret.person@example.com' } });
    await server.platform.requestLog.flush();
    const [log] = (await get('/logs?path=forgot-password')).body.items;
    const { body } = await get<{ request_body: string }>(`/logs/${String(log?.id)}`);
    expect(JSON.parse(body.request_body)).toEqual({ email: '[email]' });
    await server.platform.requestLog.flush();
    const { rows } = await server.platform.db.execute<{ response_body: string | null }>(
      sql`SELECT response_body FROM request_logs WHERE path LIKE ${`${apiBasePath}/debug/%`}`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => row.response_body === null)).toBe(true);
    expect((await get('/logs/999999999')).status).toBe(404);
  });
});

describe('figures', () => {
  it('are of the time asked for, and say the same as the list', async () => {
    const { body } = await get<LogStats>('/stats?hours=24');
    const own = (await get('/logs?path=/debug/')).body.total;
    const others = (await get('/logs?path=forgot-password')).body.total;
    expect(body.total_requests - own - others).toBe(8);
    expect(body).toMatchObject({ step: 1_800 });
    expect(body.success_requests + body.error_requests).toBe(body.total_requests);
    expect(body.series).toHaveLength(49);
    expect(body.series.reduce((sum, point) => sum + point.total_requests, 0)).toBe(body.total_requests);
    expect(body.series.reduce((sum, point) => sum + point.server_errors, 0)).toBe(1);
    expect(body.status_classes.find(({ status_class }) => status_class === '5xx')).toMatchObject({
      requests: 1,
    });
    expect(body.top_paths).toContainEqual({
      method: 'POST',
      path: '/api/v1/feedback/generate',
      total_requests: 2,
      success_requests: 1,
      error_requests: 1,
      avg_response_time: (30_004 + 1_999) / 2,
      max_response_time: 30_004,
    });
  });

  it.each([
    [1, 60],
    [6, 900],
    [168, 10_800],
    [720, 43_200],
  ])('of %i hours are in steps of %i seconds', async (hours, step) => {
    const { body } = await get<LogStats>(`/stats?hours=${String(hours)}`);
    expect(body.step).toBe(step);
    expect(body.series.length).toBeLessThanOrEqual(61);
  });
});

describe('quick looks', () => {
  const quick = (body: Record<string, unknown>) =>
    call<{ logs: DebugLog[] | null; stats: LogStats | null }>(server.app, 'POST', '/debug/quick-debug', {
      token: admin.token,
      body,
    });

  it('find errors of the last hour, slow requests, and what somebody did', async () => {
    expect(agesOf((await quick({ action: 'recent_errors' })).body.logs ?? [])).toEqual([4]);
    expect(agesOf((await quick({ action: 'slow_requests' })).body.logs ?? [])).toEqual([70, 100]);
    const activity = await quick({ action: 'user_activity', user_id: 52 });
    expect(agesOf(activity.body.logs ?? [])).toEqual([70, 80]);
    expect((await quick({ action: 'high_traffic' })).body.stats?.total_requests).toBeGreaterThan(7);
    expect((await quick({ action: 'user_activity' })).status).toBe(422);
    expect((await quick({ action: 'session_trace' })).status).toBe(422);
  });

  it('are calls of their own too', async () => {
    expect(agesOf((await get('/recent-errors?hours=2&path=feedback')).body.items)).toEqual([70]);
    expect(agesOf((await get('/user/24/recent?limit=2')).body.items)).toEqual([1, 2]);
    const errors = (await get('/recent-errors')).body.items;
    expect(agesOf(errors)).toEqual(agesOf((await quick({ action: 'recent_errors' })).body.logs ?? []));
    const activity = await quick({ action: 'user_activity', user_id: 52 });
    expect((await get('/user/52/recent')).body.items).toEqual(activity.body.logs);
  });
});

describe('an export', () => {
  const ask = (query: string) =>
    server.app.inject({
      url: `${apiBasePath}/debug/export?${query}`,
      headers: { authorization: `Bearer ${admin.token}` },
    });

  it('holds what the filters let through, as CSV that no spreadsheet runs', async () => {
    await addLogs(server, [{ ageMin: 3, path: '=cmd|" /C calc"!A0', route: '*', method: 'PATCH' }]);
    const reply = await ask('format=csv&method=PATCH');
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.headers['content-disposition']).toMatch(
      /^attachment; filename="bandwise-requests-\d{8}T\d{6}\.csv"$/,
    );
    const [head, line, ...rest] = reply.body.split('\r\n');
    expect(head).toBe(
      '\uFEFFid,timestamp,request_id,method,path,status_code,response_time,user_id,session_id,ip_address',
    );
    expect(line).toMatch(/,PATCH,"'=cmd\|"" \/C calc""!A0",200,5,,,192\.0\.2\.1$/);
    expect(rest).toEqual(['']);
  });

  it('is refused before it begins where nothing could be found', async () => {
    expect((await ask('format=csv&path=a%00b')).statusCode).toBe(422);
  });

  it('is one JSON document with the bodies, by GET and by POST', async () => {
    await addLogs(server, [{ ageMin: 2, path: '/x', status: 418, responseBody: '{"tea":true}' }]);
    const reply = await ask('format=json&status_code=418');
    expect(reply.json()).toMatchObject([{ path: '/x', response_body: '{"tea":true}', user_id: null }]);
    const posted = await call<DebugLog[]>(server.app, 'POST', '/debug/export', {
      token: admin.token,
      body: { format: 'json', user_id: 52 },
    });
    expect(agesOf(posted.body)).toEqual([70, 80]);
    expect((await ask('format=json&status_code=599')).json()).toEqual([]);
  });

  it('ends in the database when nobody reads it any more', async () => {
    await server.platform.db.execute(sql`
      INSERT INTO request_logs (timestamp, request_id, method, path, status_code, response_time_ms, ip_address, response_body, kind_id)
      SELECT now(), 'many', 'GET', '/x', 418, 1, '::1', repeat('x', 8000), (SELECT id FROM request_kinds WHERE status_code = 418)
      FROM generate_series(1, 5000)`);
    const exports = async () => {
      const { rows } = await server.platform.db.execute<{ count: number }>(
        sql`SELECT count(*)::int FROM pg_stat_activity WHERE application_name = 'bandwise-export' AND datname = current_database()`,
      );
      return rows[0]?.count;
    };
    const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const gone = new AbortController();
    const reply = await fetch(`${url}${apiBasePath}/debug/export?format=json&status_code=418`, {
      headers: { authorization: `Bearer ${admin.token}` },
      signal: gone.signal,
    });
    await reply.body?.getReader().read();
    expect(await exports()).toBe(1);
    gone.abort();
    await vi.waitUntil(async () => (await exports()) === 0, { timeout: 15_000 });
  });
});
