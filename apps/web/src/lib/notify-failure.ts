import type { ApiFailure } from './api-failure.ts';
import { failureLine } from './failure-text.ts';
import { notify } from './notify.ts';

/** A toast that says what failed and what to do about it. */
export function notifyFailure(failure: ApiFailure, fallback: string): void {
  notify('error', failureLine(failure, fallback));
}
