import type { FastifyInstance } from 'fastify';

/** A connection whose last request is answered while the server closes would hold it open until it times out. */
export function letGoOnClose(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) void reply.header('Connection', 'close');
  });
}
