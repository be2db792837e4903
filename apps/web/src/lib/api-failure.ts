import type { ApiErrorBody, ApiErrorCode } from '@bandwise/contract/errors';

/** Failures that no server answered: no connection, or a page that may not use cryptography. */
type ClientErrorCode = 'network' | 'insecure_context';

/** A failed call as plain data, so that it can live in the store. */
export interface ApiFailure {
  status: number;
  code: ApiErrorCode | ClientErrorCode | null;
  detail: string | null;
  /** One message per wrong field, from a 422 answer. */
  issues: string[];
  retryAfterSec: number | null;
}

export class ApiError extends Error {
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure) {
    super(failure.detail ?? failure.code ?? `HTTP ${failure.status}`);
    this.failure = failure;
  }
}

export const clientFailure = (code: ClientErrorCode): ApiFailure => ({
  status: 0,
  code,
  detail: null,
  issues: [],
  retryAfterSec: null,
});

export function failureOf(error: unknown): ApiFailure {
  if (error instanceof ApiError) return error.failure;
  throw error;
}

export async function readFailure(response: Response): Promise<ApiFailure> {
  const body = (await response.json().catch(() => ({}))) as Partial<ApiErrorBody> & { detail?: unknown };
  const retryAfterSec = Number(response.headers.get('Retry-After'));
  return {
    status: response.status,
    code: body.code ?? null,
    detail: typeof body.detail === 'string' ? body.detail : null,
    issues: Array.isArray(body.detail) ? body.detail.map(issueText) : [],
    retryAfterSec: retryAfterSec > 0 ? retryAfterSec : null,
  };
}

function issueText(issue: { msg?: string; message?: string }): string {
  return issue.msg ?? issue.message ?? 'Validation error';
}
