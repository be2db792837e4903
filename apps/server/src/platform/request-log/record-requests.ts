import { apiBasePath } from '@bandwise/contract/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { callerAddress } from '../http/caller-address.ts';
import { routeOf, sessionInPathOf } from './request-kind.ts';
import type { RequestLog } from './request-log.ts';

/** A reply longer than this is noted by its size alone. */
const replyMaxLength = 256 * 1024;
/** Answers about the log are not logged: they would double it with every look at it. */
const debugPath = `${apiBasePath}/debug/`;

declare module 'fastify' {
  interface FastifyRequest {
    sentBody: string | undefined;
    /** The practice session that it is about, where neither path nor body says so. */
    sessionId: number | undefined;
  }
}

/** Notes every call of the API. */
export function recordRequests(
  app: FastifyInstance,
  requestLog: RequestLog,
  isApiCall: (url: string) => boolean,
): void {
  app.decorateRequest('sentBody', undefined);
  app.decorateRequest('sessionId', undefined);

  app.addHook('onSend', async (request, _reply, payload) => {
    if (typeof payload === 'string' && isApiCall(request.url) && !request.url.startsWith(debugPath)) {
      request.sentBody =
        payload.length <= replyMaxLength ? payload : JSON.stringify(`[${String(payload.length)} characters]`);
    }
    return payload;
  });

  app.addHook('onResponse', (request, reply, done) => {
    if (isApiCall(request.url)) {
      const path = request.url.split('?', 1)[0] ?? '';
      requestLog.add({
        timestamp: new Date(Date.now() - reply.elapsedTime),
        requestId: request.id,
        method: request.method,
        path,
        route: routeOf(request.is404 ? undefined : request.routeOptions.url, path),
        statusCode: reply.statusCode,
        responseTimeMs: Math.round(reply.elapsedTime),
        userId: request.identity?.user.id ?? null,
        sessionId: sessionOf(request, path),
        ipAddress: callerAddress(request),
        requestBody: request.body ?? nonEmpty(request.query),
        responseBody: request.sentBody,
      });
    }
    done();
  });
}

const naming = z.object({ session_id: z.coerce.number().int().min(1).max(2_147_483_647) });

function sessionOf(request: FastifyRequest, path: string): number | null {
  const named = request.sessionId ?? sessionInPathOf(path);
  // Looking for the requests of a session is none of them.
  if (named !== undefined || path.startsWith(debugPath)) return named ?? null;
  return (
    naming.safeParse(request.query).data?.session_id ??
    naming.safeParse(request.body).data?.session_id ??
    null
  );
}

function nonEmpty(query: unknown): unknown {
  return typeof query === 'object' && query !== null && Object.keys(query).length > 0 ? query : undefined;
}
