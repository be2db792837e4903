import { apiBasePath } from '@bandwise/contract/limits';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import type { RestoreWatch } from './restore-watch.ts';

const retryAfterSec = 10;
const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What would be written during a restore would be lost with its end: better said than done. Reading goes on. */
export function refuseWritesWhileRestoring(app: FastifyInstance, watch: RestoreWatch): void {
  app.addHook('onRequest', async ({ method, url }) => {
    if (watch.isRestoring() && !reading.has(method) && url.startsWith(`${apiBasePath}/`))
      throw new ApiError('restore_running', { retryAfterSec });
  });
}
