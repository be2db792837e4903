import { apiBasePath } from '@bandwise/contract/limits';
import type { Operation } from '@bandwise/contract/operation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { apiErrorSchema } from '@bandwise/contract/errors';
import { guard } from './auth-guard.ts';
import type { Identity } from './identity.ts';

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Answer<Op extends Operation> = Op['reply'] extends z.ZodType ? z.input<Op['reply']> : FastifyReply;

interface OperationCall<Op extends Operation> {
  params: Parsed<Op['params']>;
  query: Parsed<Op['query']>;
  body: Parsed<Op['body']>;
  /** A public operation knows its caller only when a valid token came along. */
  identity: Op['access'] extends 'public' ? Identity | undefined : Identity;
  request: FastifyRequest;
  reply: FastifyReply;
}

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity | undefined;
  }
  interface FastifyContextConfig {
    operation?: Operation;
  }
}

interface OperationLimits {
  bodyLimitBytes?: number;
  timeoutMs?: number;
}

/** Serves one operation of the contract: its schemas, its guard, its handler. */
export function registerOperation<Op extends Operation>(
  app: FastifyInstance,
  operation: Op,
  handle: (call: OperationCall<Op>) => Promise<Answer<Op>>,
  { bodyLimitBytes, timeoutMs }: OperationLimits = {},
): void {
  app.route({
    method: operation.method,
    url: `${apiBasePath}${operation.path}`,
    config: { operation },
    ...(bodyLimitBytes === undefined ? {} : { bodyLimit: bodyLimitBytes }),
    ...(timeoutMs === undefined ? {} : { handlerTimeout: timeoutMs }),
    schema: {
      summary: operation.summary,
      tags: [operation.path.split('/')[1] ?? ''],
      ...(operation.access === 'public' ? {} : { security: [{ bearer: [] }] }),
      ...(operation.params ? { params: operation.params } : {}),
      ...(operation.query ? { querystring: operation.query } : {}),
      ...(operation.body ? { body: operation.body } : {}),
      ...(operation.form ? { consumes: ['multipart/form-data'] } : {}),
      ...(operation.produces ? { produces: [operation.produces] } : {}),
      response: { ...(operation.reply ? { 200: operation.reply } : {}), default: apiErrorSchema },
    },
    // Before the body is read: a stranger's upload is refused at its first byte.
    onRequest: async (request) => {
      request.identity = await guard(operation.access, request.headers.authorization, app.authenticate);
    },
    handler: async (request, reply) => {
      const { params, query, body, identity } = request;
      return handle({ params, query, body, identity, request, reply } as OperationCall<Op>);
    },
  });
}
