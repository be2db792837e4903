import type { FastifyInstance } from 'fastify';

/**
 * A request that is refused while its body still comes in, because the disk is full for example: what is left of it is read and
 * thrown away. Otherwise it blocks its connection, on which the browser sends the next request, and a browser that only listens
 * once it has sent everything never hears the answer. Time for this is limited like that for any request.
 */
export function readToTheEnd(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ raw }) => {
    if (!raw.readableEnded) raw.unpipe().resume();
  });
}
