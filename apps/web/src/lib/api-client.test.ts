import type { getMe } from '@bandwise/contract/accounts';
import type { exportLogs } from '@bandwise/contract/debug';
import type { listUsers, setUserStatus } from '@bandwise/contract/users';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onSessionEnd, send } from './api-client.ts';
import { failureOf } from './api-failure.ts';

let server: Server;
let received: IncomingMessage;
let answer: (response: ServerResponse) => void;

/** The browser's fetch knows the page it is on; Node's needs the whole address. */
beforeEach(async () => {
  server = createServer((request, response) => {
    received = request;
    answer(response);
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const nodeFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => nodeFetch(origin + url, init));
  vi.stubGlobal('document', { documentElement: { lang: 'ko' } });
  const stored = new Map([['token', 'secret']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  server.close();
});

const reply =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));

const refused = (call: Promise<unknown>) => call.then(() => expect.unreachable(), failureOf);
const me = () => send<typeof getMe>('GET', '/auth/me', {});

describe('calling the API', () => {
  it('sends the token and the language of the interface', async () => {
    answer = reply(200, { user: { id: 7 } });
    await expect(me()).resolves.toEqual({ user: { id: 7 } });
    expect(received.url).toBe('/api/v1/auth/me');
    expect(received.headers.authorization).toBe('Bearer secret');
    expect(received.headers['accept-language']).toBe('ko');
  });

  it('fills in parameters and leaves out what is not asked', async () => {
    answer = reply(200, {});
    await send<typeof setUserStatus>('PUT', '/users/admin/:id/status', {
      params: { id: 12 },
      query: { is_active: 'false' },
    });
    expect(received.url).toBe('/api/v1/users/admin/12/status?is_active=false');
    await send<typeof listUsers>('GET', '/users/admin/list', {
      query: { search: 'a b&c', cursor: undefined },
    });
    expect(received.url).toBe('/api/v1/users/admin/list?search=a+b%26c');
  });

  it('hands over an attached file as it is, also one of JSON', async () => {
    answer = reply(200, [{ id: 7 }], { 'Content-Disposition': 'attachment; filename="log.json"' });
    const file = await send<typeof exportLogs>('GET', '/debug/export', { query: { format: 'json' } });
    expect(await file.text()).toBe('[{"id":7}]');
  });

  it('ends the session on 401 and forgets the token', async () => {
    const ended = vi.fn();
    const stop = onSessionEnd(ended);
    answer = reply(401, { detail: 'Not authenticated', code: 'not_authenticated', request_id: 'r' });
    expect(await refused(me())).toMatchObject({ status: 401, code: 'not_authenticated' });
    expect(ended).toHaveBeenCalledOnce();
    expect(localStorage.getItem('token')).toBeNull();
    stop();
  });

  it('collects what is wrong with each field', async () => {
    answer = reply(422, { detail: [{ msg: 'Email is invalid' }, { message: 'Name is required' }, {}] });
    expect((await refused(me())).issues).toEqual([
      'Email is invalid',
      'Name is required',
      'Validation error',
    ]);
  });

  it('tells how long to wait', async () => {
    answer = reply(
      429,
      { detail: 'Too many', code: 'rate_limited', request_id: 'r' },
      { 'Retry-After': '42' },
    );
    expect((await refused(me())).retryAfterSec).toBe(42);
  });

  it('makes do with an answer that is not ours', async () => {
    answer = (response) => response.writeHead(502).end('<html>Bad gateway</html>');
    expect(await refused(me())).toMatchObject({ status: 502, code: null, detail: null, issues: [] });
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['no answer', (response) => response.destroy()],
    [
      'half an answer',
      (response) => {
        response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '40' });
        response.write('{"user":', () => response.destroy());
      },
    ],
    [
      'a page of somebody else',
      (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('Sign in here'),
    ],
  ])('calls %s a missing connection', async (_, given) => {
    answer = given;
    expect(await refused(me())).toMatchObject({ status: 0, code: 'network' });
  });
});
