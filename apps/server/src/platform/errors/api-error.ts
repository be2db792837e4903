import { apiErrors, type ApiErrorCode } from '@bandwise/contract/errors';

/** An error that the caller is told about; everything else becomes `internal_error`. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly retryAfterSec: number | undefined;

  constructor(code: ApiErrorCode, options: { retryAfterSec?: number; cause?: unknown } = {}) {
    super(apiErrors[code].detail, { cause: options.cause });
    this.code = code;
    this.retryAfterSec = options.retryAfterSec;
  }

  get status(): number {
    return apiErrors[this.code].status;
  }
}
