import type { exportLogs } from '@bandwise/contract/debug';
import type { Input } from '../../lib/api-client.ts';
import type { LogFilters } from './debug-address.ts';

const hourMs = 3_600_000;

/** What the list and the export ask the server for. */
export function logQuery(filters: LogFilters, nowMs: number): Input<typeof exportLogs>['query'] {
  const { method, statusCode, userId, sessionId, minResponseTimeMs } = filters;
  const path = filters.path.trim();
  return {
    start_time: new Date(nowMs - filters.hours * hourMs).toISOString(),
    ...(method && { method }),
    ...(statusCode && { status_code: Number(statusCode) }),
    ...(userId && { user_id: Number(userId) }),
    ...(sessionId && { session_id: Number(sessionId) }),
    ...(path && { path }),
    ...(minResponseTimeMs && { min_response_time: Number(minResponseTimeMs) }),
  };
}
