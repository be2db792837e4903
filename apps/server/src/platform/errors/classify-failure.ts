import type { ApiErrorCode } from '@bandwise/contract/errors';

const byCode: Record<string, ApiErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_REQ_FILE_TOO_LARGE: 'payload_too_large',
  FST_FILES_LIMIT: 'payload_too_large',
  FST_FIELDS_LIMIT: 'payload_too_large',
  FST_PARTS_LIMIT: 'payload_too_large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
  // A path out of the folder of the web app.
  FST_STATIC_FORBIDDEN_PATH: 'not_found',
  FST_ERR_HANDLER_TIMEOUT: 'unavailable',
  STORAGE_FULL: 'storage_full',
  STORAGE_UNAVAILABLE: 'unavailable',
  ENOSPC: 'storage_full',
  EDQUOT: 'storage_full',
  ECONNREFUSED: 'unavailable',
  ECONNRESET: 'unavailable',
  ETIMEDOUT: 'unavailable',
  EPIPE: 'unavailable',
  EHOSTUNREACH: 'unavailable',
  ENOTFOUND: 'unavailable',
  EAI_AGAIN: 'unavailable',
  // PostgreSQL: text it cannot read as the type that is needed, or cannot hold at all.
  '22007': 'malformed_request',
  '22008': 'malformed_request',
  '22021': 'malformed_request',
  '22P02': 'malformed_request',
  '22P05': 'malformed_request',
  // PostgreSQL: at that moment somebody deleted what it belongs to, or wrote the same unique value or the same rows.
  '23503': 'conflict',
  '23505': 'conflict',
  '40001': 'conflict',
  '40P01': 'conflict',
  // PostgreSQL: disk full, too many connections, shutting down, starting up, statement timeout.
  '53100': 'storage_full',
  '53300': 'unavailable',
  '57P01': 'unavailable',
  '57P02': 'unavailable',
  '57P03': 'unavailable',
  '57014': 'unavailable',
};

/** `pg` reports these without a code. */
const lostConnection =
  /Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed)/;

/** The form parser reports these without a code. */
const malformedForm = /^(Unexpected end of|Malformed part header|Multipart: )/;

/** Names what the caller should be told about an exception nobody meant to throw. */
export function classifyFailure(error: unknown): ApiErrorCode {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { code, statusCode } = cause as Error & { code?: string; statusCode?: number };
    const known = code === undefined ? undefined : byCode[code];
    if (known) return known;
    if (lostConnection.test(cause.message)) return 'unavailable';
    if (malformedForm.test(cause.message)) return 'malformed_request';
    // What the framework blames the caller for is no fault of ours.
    if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return 'malformed_request';
  }
  return 'internal_error';
}
