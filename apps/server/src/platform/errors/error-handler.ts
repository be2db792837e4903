import type { ApiErrorBody } from '@bandwise/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { ApiError } from './api-error.ts';
import { classifyFailure } from './classify-failure.ts';

/** The one place where an exception becomes an answer. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (hasZodFastifySchemaValidationErrors(error)) {
    return reply.status(422).send({
      detail: error.validation.map((issue) => ({
        msg: issue.message ?? 'Validation error',
        loc: [error.validationContext ?? 'body', ...issue.instancePath.split('/').filter(Boolean)],
        type: issue.keyword,
      })),
      code: 'validation_failed',
      request_id: request.id,
    } satisfies ApiErrorBody);
  }
  const apiError = error instanceof ApiError ? error : new ApiError(classifyFailure(error), { cause: error });
  if (apiError.status >= 500) {
    request.log.error({ err: error, requestId: request.id }, 'request failed');
  }
  if (apiError.retryAfterSec !== undefined) void reply.header('Retry-After', apiError.retryAfterSec);
  return reply.status(apiError.status).send(errorBody(apiError, request.id));
}

export function handleNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.status(404).send(errorBody(new ApiError('not_found'), request.id));
}

function errorBody(error: ApiError, requestId: string): ApiErrorBody {
  const detail = error.issues?.map((msg) => ({ msg, loc: ['body'], type: 'value_error' })) ?? error.message;
  return { detail, code: error.code, request_id: requestId };
}
