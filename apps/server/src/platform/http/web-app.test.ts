import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { handleError, handleNotFound } from '../errors/error-handler.ts';
import { serveWebApp } from './web-app.ts';

describe('the web app as it is served', () => {
  const directory = path.join(scratchFolder('web'), 'dist');
  let app: FastifyInstance;
  beforeAll(async () => {
    await mkdir(path.join(directory, 'assets'), { recursive: true });
    await writeFile(path.join(directory, 'index.html'), '<p>home</p>');
    await writeFile(path.join(directory, 'app.html'), '<p>app</p>');
    await writeFile(path.join(directory, 'login.html'), '<p>login</p>');
    await writeFile(path.join(directory, 'login.zh.html'), '<p>登录</p>');
    await writeFile(path.join(directory, 'feedback.id.html'), '<p>feedback</p>');
    await writeFile(path.join(directory, 'feedback.id.coaching.html'), '<p>coaching</p>');
    await writeFile(path.join(directory, 'assets/main-abc123.js'), 'main();');
    await writeFile(path.join(directory, 'assets/main-abc123.js.gz'), gzipSync('main();'));
    await writeFile(path.join(path.dirname(directory), 'outside.txt'), 'secret');
    app = Fastify();
    app.setErrorHandler(handleError);
    app.addHook('onRequest', async (_, reply) => {
      void reply.headers({
        'content-security-policy': "default-src 'self'",
        'x-content-type-options': 'nosniff',
      });
    });
    await serveWebApp(app, directory, handleNotFound);
  });
  afterAll(() => app.close());

  const page = (url: string, method: 'GET' | 'POST' = 'GET') =>
    app.inject({ method, url, headers: { accept: 'text/html,*/*', 'accept-encoding': 'gzip' } });

  it.each([
    ['/', 'home'],
    ['/login?next=x', 'login'],
    ['/feedback/12', 'feedback'],
    ['/feedback/12/coaching', 'coaching'],
    ['/feedback/twelve', 'app'],
    ['/dashboard', 'app'],
    ['/no/such/page?x=1', 'app'],
  ])('answers %s with the document of %s', async (url, name) => {
    const reply = await page(url);
    expect([reply.statusCode, reply.body]).toEqual([200, `<p>${name}</p>`]);
    expect(reply.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['/', 'GET', 'home', { accept: 'text/html' }],
    ['/', 'GET', 'home', { accept: '*/*' }],
    ['/', 'GET', 'home', {}],
    ['/assets/', 'GET', 'app', { accept: 'text/html' }],
    ['/login', 'HEAD', '', { accept: 'text/html' }],
    ['/', 'HEAD', '', {}],
  ] as const)(
    'answers %s to who takes no compressed files, or asks with %s',
    async (url, method, name, headers) => {
      const reply = await app.inject({ method, url, headers });
      expect([reply.statusCode, reply.body]).toEqual([200, name && `<p>${name}</p>`]);
    },
  );

  it.each([
    ['zh-CN,zh;q=0.9,en;q=0.8', '登录'],
    ['fr-FR,zh;q=0.5', '登录'],
    ['ko', 'login'],
    ['*', 'login'],
  ])('shows a page that was written for who reads %s', async (language, text) => {
    const headers = { accept: 'text/html', 'accept-language': language };
    const reply = await app.inject({ url: '/login', headers });
    expect(reply.body).toBe(`<p>${text}</p>`);
    expect(reply.headers.vary).toContain('Accept-Language');
  });

  it('compresses as built, and lets hashed files be kept for ever', async () => {
    const reply = await app.inject({ url: '/assets/main-abc123.js', headers: { 'accept-encoding': 'gzip' } });
    expect(reply.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(String(reply.headers['content-type'])).toContain('javascript');
  });

  it('says with a document what a page may do, and not with each of its files', async () => {
    const document = await page('/login');
    const script = await page('/assets/main-abc123.js');
    expect(document.headers['content-security-policy']).toBe("default-src 'self'");
    expect(script.headers).not.toHaveProperty('content-security-policy');
    expect(script.headers['x-content-type-options']).toBe('nosniff');
  });

  it.each(['/assets/missing.js', '/favicon.ico'])('says that %s is not there', async (url) => {
    const reply = await app.inject({ url, headers: { accept: '*/*' } });
    expect(reply.statusCode).toBe(404);
  });

  it.each(['/api', '/api/', '/api/v1/x', '/api/v2'])('never answers %s with a page', async (url) => {
    const reply = await page(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ code: 'not_found' });
  });

  it.each(['/../outside.txt', '/%2e%2e/outside.txt', '/assets/..%2f..%2foutside.txt', '/login.html%00.js'])(
    'shows nothing outside its folder for %s',
    async (url) => {
      const reply = await page(url);
      expect(reply.body).not.toContain('secret');
    },
  );

  it.each([
    ...['/assets/../../outside.txt', '/assets/%2e%2e/%2e%2e/outside.txt'],
    // To a browser these name another host.
    ...['//evil.example', '//evil.example/%2f..', '///evil.example', '/\\evil.example', '//login', '//'],
  ])('has no %s, as a client sends it that mends nothing', async (raw) => {
    if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const asked = get({ host: '127.0.0.1', port, path: raw, headers: { accept: 'text/html' } });
    const [reply] = (await once(asked, 'response')) as [IncomingMessage];
    expect(await json(reply)).toMatchObject({ code: 'not_found' });
    expect([reply.statusCode, reply.headers.location]).toEqual([404, undefined]);
  });

  it('has no page for anything but reading', async () => {
    expect((await page('/dashboard', 'POST')).statusCode).toBe(404);
  });
});
