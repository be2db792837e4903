import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { answerMaxBytes, apiBasePath } from '@bandwise/contract/limits';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { handleError, handleNotFound } from '../errors/error-handler.ts';
import type { Platform } from '../platform.ts';
import { recordRequests } from '../request-log/record-requests.ts';
import { compressReplies } from './compress-replies.ts';
import { serveHealth } from './health.ts';
import type { Authenticate } from './identity.ts';
import { letGoOnClose } from './let-go-on-close.ts';
import { readToTheEnd } from './read-to-the-end.ts';
import { serveOpenApi } from './openapi.ts';
import { contentSecurityPolicy, permissionsPolicy } from './security-headers.ts';
import { serveWebApp } from './web-app.ts';

/** Bodies are small JSON; an operation that takes files sets its own limit. */
const bodyLimitBytes = 64 * 1024;
/** Of a form: one file and a few short fields. */
const formLimits = { fileSize: answerMaxBytes, files: 1, fields: 10, fieldSize: 1024, parts: 11 };
/** Time to receive a request, and time to answer one: nobody waits for ever, nobody holds a connection for ever. */
const requestTimeoutMs = 120_000;
const handlerTimeoutMs = 60_000;

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate;
  }
}

/** The HTTP server with everything but the product's own calls, which `registerModules` adds. */
export async function buildApp(
  platform: Platform,
  options: { authenticate: Authenticate; registerModules: (app: FastifyInstance) => void; webAppDir: string },
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: platform.log,
    // The request log of the debug screens has them.
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies(platform.settings.trustProxy),
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    handlerTimeout: handlerTimeoutMs,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  }) as unknown as FastifyInstance;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.decorate('authenticate', options.authenticate);
  app.decorateRequest('identity', undefined);

  letGoOnClose(app);
  readToTheEnd(app);
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('X-Request-Id', request.id).header('Permissions-Policy', permissionsPolicy);
    if (request.url.startsWith(`${apiBasePath}/`)) void reply.header('Cache-Control', 'no-store');
  });
  await app.register(helmet, {
    contentSecurityPolicy,
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: { includeSubDomains: false },
    referrerPolicy: { policy: 'same-origin' },
  });
  await app.register(multipart, { limits: formLimits });
  recordRequests(app, platform.requestLog, (url) => url.startsWith(`${apiBasePath}/`));
  compressReplies(app);
  await serveOpenApi(app);
  serveHealth(app, platform);
  options.registerModules(app);
  await serveWebApp(app, options.webAppDir, handleNotFound);
  return app;
}

function trustedProxies(setting: Platform['settings']['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}
