import type { ApiFailure } from '../api-failure.ts';

/** No such session, not the caller's, or an address that names none; anything else may be there and is tried again. */
const missingStatuses = new Set([403, 404, 422]);

export const isMissing = (failure: ApiFailure | undefined) =>
  failure !== undefined && missingStatuses.has(failure.status);
