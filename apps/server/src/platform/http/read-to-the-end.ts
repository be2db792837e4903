import type { FastifyInstance } from 'fastify';

/**
 * A request that is refused while its body still comes in, because the disk is full for example: what is left of it is read and
 * thrown away. Otherwise it blocks its connection, on which the browser sends the next request, and a browser that only listens
 * once it has sent everything never hears the answer. Time for this is limited like that for any request.
 *
 * One that took too long is still being read by whoever handles it. Its connection ends, and the handling has to be told: Node
 * knows nothing of a request that was answered.
 */
export function readToTheEnd(app: FastifyInstance): void {
  const tookTooLong = new WeakSet<object>();
  app.addHook('onError', async (request, reply, { code }) => {
    if (code !== 'FST_ERR_HANDLER_TIMEOUT') return;
    tookTooLong.add(request);
    void reply.header('Connection', 'close');
  });
  app.addHook('onResponse', async (request) => {
    const { raw, socket } = request;
    if (raw.readableEnded) return;
    if (tookTooLong.has(request)) socket.once('close', () => raw.destroy());
    else raw.unpipe().resume();
  });
}
