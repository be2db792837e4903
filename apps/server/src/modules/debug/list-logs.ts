import type { DebugLog, listLogs as listLogsCall } from '@bandwise/contract/debug';
import { z } from 'zod';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { countLogs } from './count-logs.repository.ts';
import { findLogs, matchKinds, type LogPlace } from './find-logs.repository.ts';
import { toLogFilter, type LogFilter } from './log-filter.ts';
import type { ListedLog } from './logs.repository.ts';

/** As PostgreSQL writes a moment. */
const cursorSchema = z.tuple([
  z.string().regex(/^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)*$/),
  z.int().min(1),
]);

export async function listLogs({ db }: Platform, query: z.output<typeof listLogsCall.query>) {
  const { page, size, cursor, ...asked } = query;
  const filter = toLogFilter(asked);
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const skipped = after ? 0 : (page - 1) * size;
  const kinds = await matchKinds(db, filter);
  // One more than the page shows tells whether there is a next one.
  const limit = skipped + size + 1;
  const { logs, searchedBackTo } = await findLogs(db, filter, kinds, { limit, after });
  const hasMore = logs.length === limit;
  const isFirst = !after && !hasMore;
  // A first page that is not full has looked at more requests than counting would.
  const counted =
    isFirst && !searchedBackTo
      ? { total: logs.length, isLowerBound: false }
      : await countLogs(db, filter, isFirst ? { ...kinds, checked: [] } : kinds);
  const total = Math.max(counted.total, logs.length);
  const shown = logs.slice(skipped, skipped + size);
  const end = hasMore ? shown.at(-1) : searchedBackTo;
  return {
    items: shown.map(toDebugLog),
    total,
    pages: Math.ceil(total / size),
    total_is_lower_bound: counted.isLowerBound || searchedBackTo !== undefined,
    next_cursor: end ? writeCursor(end) : null,
    searched_back_to: searchedBackTo ? new Date(searchedBackTo.timestamp).toISOString() : null,
  };
}

/** The newest of them, as many as are found without a long search. */
export async function newestLogs({ db }: Platform, filter: LogFilter, limit: number): Promise<DebugLog[]> {
  const kinds = await matchKinds(db, filter);
  const { logs } = await findLogs(db, filter, kinds, { limit, after: undefined });
  return logs.map(toDebugLog);
}

export const toDebugLog = (row: ListedLog): DebugLog => ({
  id: row.id,
  timestamp: new Date(row.timestamp).toISOString(),
  request_id: row.requestId,
  method: row.method,
  path: row.path,
  status_code: row.statusCode,
  response_time: row.responseTimeMs,
  user_id: row.userId,
  session_id: row.sessionId,
  ip_address: row.ipAddress,
});

function writeCursor({ timestamp, id }: LogPlace): string {
  return Buffer.from(JSON.stringify([timestamp, id])).toString('base64url');
}

function readCursor(cursor: string): LogPlace {
  try {
    const [timestamp, id] = cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { timestamp, id };
  } catch (error) {
    throw new ApiError('malformed_request', { cause: error });
  }
}
