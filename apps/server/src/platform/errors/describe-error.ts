import { DrizzleQueryError } from 'drizzle-orm';
import { errorCode } from './error-code.ts';

/** What may be written to a log about an error: a failed query's own message repeats its values, which may be secret. */
export function describeError(error: unknown): { reason: string; code?: string; stack?: string } {
  if (error instanceof DrizzleQueryError) return describeError(error.cause ?? 'a query failed');
  if (!(error instanceof Error)) return { reason: String(error) };
  const code = errorCode(error);
  return {
    reason: `${error.name}: ${error.message}`,
    ...(code === undefined ? {} : { code }),
    ...(error.stack === undefined ? {} : { stack: error.stack }),
  };
}

export const reasonOf = (error: unknown): string => describeError(error).reason;
