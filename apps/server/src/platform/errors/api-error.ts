import { apiErrors, type ApiErrorCode } from '@bandwise/contract/errors';

/** An error that the caller is told about; everything else becomes `internal_error`. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly retryAfterSec: number | undefined;
  /** Each thing that is wrong, in a sentence; told instead of the code's own text. */
  readonly issues: readonly string[] | undefined;

  constructor(
    code: ApiErrorCode,
    options: { retryAfterSec?: number; issues?: readonly string[]; cause?: unknown } = {},
  ) {
    super(apiErrors[code].detail, { cause: options.cause });
    this.code = code;
    this.retryAfterSec = options.retryAfterSec;
    this.issues = options.issues;
  }

  get status(): number {
    return apiErrors[this.code].status;
  }
}
