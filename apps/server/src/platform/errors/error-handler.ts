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
  const apiError = asApiError(error, request);
  if (apiError.status >= 500) {
    // What we refuse ourselves for a while (a restore, models on their way) is no fault that somebody has to look at.
    const level = error === apiError && apiError.status === 503 ? 'warn' : 'error';
    request.log[level]({ err: error, requestId: request.id }, 'request failed');
  }
  if (apiError.retryAfterSec !== undefined) void reply.header('Retry-After', apiError.retryAfterSec);
  return reply.status(apiError.status).send(errorBody(apiError, request.id));
}

function asApiError(error: FastifyError, { raw }: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error;
  // Whoever hangs up in the middle of a request, or takes for ever to send it, is not failed by us.
  const { complete } = raw as { complete?: boolean };
  const isTheirs = complete === false && (raw.destroyed || error.code === 'FST_ERR_HANDLER_TIMEOUT');
  return new ApiError(isTheirs ? 'malformed_request' : classifyFailure(error), { cause: error });
}

export function handleNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.status(404).send(errorBody(new ApiError('not_found'), request.id));
}

function errorBody(error: ApiError, requestId: string): ApiErrorBody {
  const detail = error.issues?.map((msg) => ({ msg, loc: ['body'], type: 'value_error' })) ?? error.message;
  return { detail, code: error.code, request_id: requestId };
}
