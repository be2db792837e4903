import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../testing/person.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

describe('the HTTP server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const post = (payload: string, contentType = 'application/json') =>
    server.app.inject({
      method: 'POST',
      url: '/api/v1/auth/challenge',
      headers: { 'content-type': contentType },
      payload,
    });

  it('says that it lives and that it is ready', async () => {
    expect((await server.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await server.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it.each([
    ['broken JSON', '{"username":', 'application/json', 400],
    ['an empty body', '', 'application/json', 400],
    ['a body of another type', '<username/>', 'application/xml', 415],
    ['an oversized body', JSON.stringify({ username: 'x'.repeat(70_000) }), 'application/json', 413],
    ['a prototype attack', '{"username":"a","__proto__":{"isAdmin":true}}', 'application/json', 400],
    ['a wrong type', '{"username":{"$ne":null}}', 'application/json', 422],
    ['a list', '[]', 'application/json', 422],
    ['nothing useful', 'null', 'application/json', 422],
    ['lists without end', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, 'application/json', 422],
    ['objects without end', `${'{"username":'.repeat(5_000)}1${'}'.repeat(5_000)}`, 'application/json', 422],
  ])('answers %s with a clear error and nothing of its insides', async (_what, body, contentType, status) => {
    const reply = await post(body, contentType);
    expect(reply.statusCode).toBe(status);
    const answer = reply.json<{ detail: unknown; code: string; request_id: string }>();
    expect(answer.request_id).toBe(reply.headers['x-request-id']);
    expect(JSON.stringify(answer)).not.toMatch(/node_modules|\.ts:|at \w+ \(|SELECT|INSERT/i);
  });

  it('ignores a request id from outside', async () => {
    const fake = randomUUID();
    const reply = await server.app.inject({
      url: '/healthz',
      headers: { 'x-request-id': fake, 'request-id': fake },
    });
    expect(reply.headers['x-request-id']).not.toBe(fake);
  });

  it('compresses a long answer for who can read it, and keeps it readable for the others', async () => {
    const ask = (encoding: string) =>
      server.app.inject({ url: '/api/docs/json', headers: { 'accept-encoding': encoding } });
    const [packed, plain] = await Promise.all([ask('gzip, deflate, br'), ask('identity')]);
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-length': String(packed.rawPayload.length),
      vary: 'Accept-Encoding',
    });
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  });

  it('sends strict security headers, without inline scripts', async () => {
    const { headers } = await server.app.inject('/healthz');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('microphone=(self)') as string,
    });
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('answers unknown API paths as JSON, never with a page', async () => {
    const reply = await server.app.inject({ url: '/api/v1/no-such-call', headers: { accept: 'text/html' } });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ detail: 'Not found', code: 'not_found' });
  });

  it('never lets an answer of the API be cached', async () => {
    expect((await call(server.app, 'GET', '/auth/options')).headers['cache-control']).toBe('no-store');
  });

  it('describes every call in an OpenAPI document', async () => {
    const document = (await server.app.inject('/api/docs/json')).json<{ openapi: string; paths: object }>();
    expect(document.openapi).toMatch(/^3\.1/);
    expect(Object.keys(document.paths)).toContain('/api/v1/auth/login/challenge');
    expect((await server.app.inject('/api/docs/')).statusCode).toBe(200);
  });

  it.each([
    "'; DROP TABLE users; --",
    '<script>alert(1)</script>',
    '\u0000',
    '{{7*7}}',
    '../../etc/passwd',
    '%00',
    '\u202e',
  ])('treats %j in any field as text', async (hostile) => {
    const requests = [
      ['POST', '/auth/challenge', { username: hostile }],
      [
        'POST',
        '/auth/register',
        { full_name: hostile, email: `${randomUUID()}@example.com`, password: `${hostile}123456` },
      ],
      ['POST', '/auth/register', { full_name: 'A', email: `${hostile}@example.com`, password: 'secret1' }],
      ['POST', '/auth/forgot-password', { email: `${hostile}@example.com` }],
      ['POST', '/auth/verify-reset-code', { email: `${hostile}@example.com`, code: '000000' }],
      ['POST', '/auth/login/challenge', { challenge_id: hostile, username: hostile, payload: 'AAAA' }],
    ] as const;
    for (const [method, path, body] of requests) {
      const reply = await call<{ user?: { fullName: string } }>(server.app, method, path, { body });
      expect([path, reply.status]).toEqual([path, expect.toBeOneOf([200, 400, 401, 422, 429])]);
      const shown = reply.body.user?.fullName;
      if (shown !== undefined) expect(['A', hostile]).toContain(shown);
    }
  });
});
