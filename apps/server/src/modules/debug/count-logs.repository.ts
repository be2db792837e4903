import { and, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { requestHours, requestLogs } from '../../platform/request-log/request-log.tables.ts';
import { inTime, isNone, matchesFilter } from './find-logs.repository.ts';
import type { LogFilter, MatchedKinds } from './log-filter.ts';

/** Where requests are counted one by one, by an index or by what they are: counting more costs more than the page. */
const countedRows = 1_000;
const checkedRows = 100;
/** Where most requests are let through, all of a person are looked at rather than kind after kind. */
const commonShare = 0.5;
/** Kinds of less than this share are counted in their index, and not hour by hour, up to so many requests. */
const rareShare = 0.01;
const countedOfRare = 2_000;
/** Of the hour in which the time begins, which is counted by its index alone. */
const countedOfHour = 20_000;
const hourMs = 3_600_000;

interface LogTotal {
  total: number;
  isLowerBound: boolean;
}

/** Exact where counters of kinds and hours tell, which they do unless single requests must be looked at. */
export async function countLogs(db: Database, filter: LogFilter, kinds: MatchedKinds): Promise<LogTotal> {
  if (isNone(kinds)) return { total: 0, isLowerBound: false };
  if (filter.userId !== undefined || filter.sessionId !== undefined) return countRows(db, filter, kinds);
  const [sure, checked] = await Promise.all([
    countByKind(db, filter.since, kinds),
    kinds.checked.length === 0 ? none : countRows(db, filter, { ...kinds, sure: [] }),
  ]);
  return { total: sure.total + checked.total, isLowerBound: sure.isLowerBound || checked.isLowerBound };
}

const none: LogTotal = { total: 0, isLowerBound: false };

/** Looks at so many requests of the right person, session or kinds, in whichever order is quickest. */
async function countRows(db: Database, filter: LogFilter, kinds: MatchedKinds): Promise<LogTotal> {
  const { userId, sessionId } = filter;
  const most = kinds.checked.length === 0 ? countedRows : checkedRows;
  const isOfFew = sessionId !== undefined || (userId !== undefined && kinds.share > commonShare);
  const lookedAt = and(
    userId === undefined ? undefined : sql`user_id = ${userId}`,
    sessionId === undefined ? undefined : sql`session_id = ${sessionId}`,
    isOfFew ? undefined : sql`kind_id = ANY (${sql.param([...kinds.sure, ...kinds.checked])}::int[])`,
  );
  const { rows } = await db.execute<{ looked_at: number; found: number }>(sql`
    SELECT count(*)::int AS looked_at, (count(*) FILTER (WHERE matches))::int AS found
    FROM (SELECT (${matchesFilter(filter, kinds)}) AS matches FROM ${requestLogs}
          WHERE ${lookedAt} AND ${inTime(filter)} LIMIT ${most + 1}) AS looked_at`);
  const { looked_at: seen = 0, found = 0 } = rows[0] ?? {};
  return { total: Math.min(found, most), isLowerBound: seen > most };
}

async function countByKind(db: Database, since: Date | undefined, kinds: MatchedKinds): Promise<LogTotal> {
  if (kinds.sure.length === 0) return none;
  if (since === undefined) return { total: kinds.sureRequests, isLowerBound: false };
  if (kinds.sureShare < rareShare) {
    const total = await countRare(db, since, kinds.sure);
    if (total <= countedOfRare) return { total, isLowerBound: false };
  }
  const nextHour = new Date(Math.ceil(since.getTime() / hourMs) * hourMs);
  // Joined, because hundreds of numbers in a list take longer to plan than to count.
  const ofKinds = sql`JOIN unnest(${sql.param([...kinds.sure])}::int[]) AS kind (id) ON kind.id = kind_id`;
  const { rows } = await db.execute<{ whole: number; first: number }>(sql`
    SELECT (SELECT coalesce(sum(requests), 0)::int FROM ${requestHours} ${ofKinds}
            WHERE hour >= ${nextHour.toISOString()}::timestamptz) AS whole,
           (SELECT count(*)::int FROM (
              SELECT FROM ${requestLogs} ${ofKinds}
              WHERE timestamp >= ${since.toISOString()}::timestamptz AND timestamp < ${nextHour.toISOString()}::timestamptz
              LIMIT ${countedOfHour + 1}) AS first_hour) AS first`);
  const { whole = 0, first = 0 } = rows[0] ?? {};
  return { total: whole + first, isLowerBound: first > countedOfHour };
}

async function countRare(db: Database, since: Date, kinds: readonly number[]): Promise<number> {
  const { rows } = await db.execute<{ found: number }>(sql`
    SELECT count(*)::int AS found FROM (
      SELECT FROM unnest(${sql.param([...kinds])}::int[]) AS kind (id) CROSS JOIN LATERAL (
        SELECT FROM ${requestLogs} WHERE kind_id = kind.id AND timestamp >= ${since.toISOString()}::timestamptz) AS log
      LIMIT ${countedOfRare + 1}) AS found`);
  return rows[0]?.found ?? 0;
}
