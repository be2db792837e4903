import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { reasonOf } from '../errors/describe-error.ts';
import type { Platform } from '../platform.ts';

/** `/healthz`: the process answers. `/readyz`: it can do its work, so send it requests. */
export function serveHealth(app: FastifyInstance, platform: Platform): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));

  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    try {
      await platform.db.execute(sql`SELECT 1`);
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ reason: reasonOf(error) }, 'not ready');
      return reply.status(503).send({ status: 'not ready' });
    }
  });
}
