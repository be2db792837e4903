import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { handleError } from './error-handler.ts';

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

function startApp() {
  const logged: string[] = [];
  const write = (line: string) => {
    const { level } = JSON.parse(line) as { level: number };
    logged.push(level === 50 ? 'error' : 'warn');
  };
  const app = Fastify({ logger: { level: 'warn', stream: { write } } });
  app.setErrorHandler(handleError);
  return { app, logged };
}

it.each([
  ['a restore that is under way', new ApiError('restore_running'), 503, ['warn']],
  ['an engine that is on its way', new ApiError('engine_not_ready'), 503, ['warn']],
  ['a database that is away', refused, 503, ['error']],
  ['what nobody meant to throw', new Error('oops'), 500, ['error']],
  ['a caller who is wrong', new ApiError('not_found'), 404, []],
])('%s is logged as loudly as it deserves', async (_what, error, status, levels) => {
  const { app, logged } = startApp();
  app.get('/', () => Promise.reject(error));
  expect((await app.inject('/')).statusCode).toBe(status);
  expect(logged).toEqual(levels);
});

it.each([
  ['hangs up', (socket: Socket) => void socket.destroy()],
  ['never ends', () => undefined],
])('a caller who %s is no failure of the server', async (_what, act) => {
  const { app, logged } = startApp();
  const { promise: ended, resolve } = Promise.withResolvers<number>();
  app.addContentTypeParser('*', (_request, _payload, done) => {
    done(null);
  });
  app.post('/', { handlerTimeout: 500 }, async ({ raw }) => {
    act(socket);
    await text(raw);
  });
  app.addHook('onSend', async (_request, reply) => {
    resolve(reply.statusCode);
  });
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: audio/wav\r\nContent-Length: 1000\r\n\r\nRIFF');
  expect(await ended).toBe(400);
  expect(logged).toEqual([]);
  socket.destroy();
  await app.close();
});
