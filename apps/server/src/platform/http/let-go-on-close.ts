import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * A connection that is held open would hold up a server that closes until it times out: one whose last request is being
 * answered, and one that browsers open before they have anything to ask, which Node does not count as idle.
 */
export function letGoOnClose(app: FastifyInstance): void {
  let isClosing = false;
  const neverAsked = new Set<Socket>();
  app.server.on('connection', (socket) => {
    neverAsked.add(socket);
    socket.once('close', () => neverAsked.delete(socket));
  });
  app.addHook('onRequest', async (request) => {
    neverAsked.delete(request.socket);
  });
  app.addHook('preClose', (done) => {
    isClosing = true;
    for (const socket of neverAsked) socket.destroy();
    done();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) void reply.header('Connection', 'close');
  });
}
