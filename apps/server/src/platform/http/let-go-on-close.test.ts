import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { letGoOnClose } from './let-go-on-close.ts';

async function startServer() {
  const app = Fastify({ forceCloseConnections: 'idle' });
  letGoOnClose(app);
  const asked = Promise.withResolvers<undefined>();
  const answer = Promise.withResolvers<string>();
  app.get('/', () => {
    asked.resolve(undefined);
    return answer.promise;
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, asked: asked.promise, answer, port: (app.server.address() as AddressInfo).port };
}

it('a connection that never asked anything does not hold up a server that closes', async () => {
  const { app, port } = await startServer();
  const accepted = once(app.server, 'connection');
  const silent = connect(port, '127.0.0.1');
  await accepted;
  const [ended] = await Promise.all([once(silent, 'close'), app.close()]);
  expect(ended).toEqual([false]);
});

it('a request that is being answered is answered, and its connection let go', async () => {
  const { app, asked, answer, port } = await startServer();
  const agent = new Agent({ keepAlive: true });
  const asking = request({ port, host: '127.0.0.1', agent }).end();
  await asked;
  const closed = app.close();
  answer.resolve('finished');
  const [reply] = (await once(asking, 'response')) as [AsyncIterable<Buffer>];
  expect(Buffer.concat(await Array.fromAsync(reply)).toString()).toBe('finished');
  await closed;
  agent.destroy();
});
