import type { FastifyInstance } from 'fastify';
import type { RequestLog } from './request-log.ts';

/** A reply longer than this is noted by its size alone. */
const replyMaxLength = 256 * 1024;

declare module 'fastify' {
  interface FastifyRequest {
    sentBody: string | undefined;
  }
}

/** Notes every call of the API. */
export function recordRequests(
  app: FastifyInstance,
  requestLog: RequestLog,
  isApiCall: (url: string) => boolean,
): void {
  app.decorateRequest('sentBody', undefined);

  app.addHook('onSend', async (request, _reply, payload) => {
    if (typeof payload === 'string' && isApiCall(request.url)) {
      request.sentBody =
        payload.length <= replyMaxLength ? payload : JSON.stringify(`[${String(payload.length)} characters]`);
    }
    return payload;
  });

  app.addHook('onResponse', (request, reply, done) => {
    if (isApiCall(request.url)) {
      requestLog.add({
        timestamp: new Date(Date.now() - reply.elapsedTime),
        requestId: request.id,
        method: request.method,
        path: request.url.split('?', 1)[0] ?? '',
        statusCode: reply.statusCode,
        responseTimeMs: Math.round(reply.elapsedTime),
        userId: request.identity?.user.id ?? null,
        ipAddress: request.ip,
        requestBody: request.body ?? nonEmpty(request.query),
        responseBody: request.sentBody,
      });
    }
    done();
  });
}

function nonEmpty(query: unknown): unknown {
  return typeof query === 'object' && query !== null && Object.keys(query).length > 0 ? query : undefined;
}
