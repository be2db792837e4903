import { and, gte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { requestHours, requestLogs } from '../../platform/request-log/request-log.tables.ts';
import { inTime, matchesFilter } from './find-logs.repository.ts';
import type { LogFilter, MatchedKind } from './log-filter.ts';

/** Where requests are counted one by one: measured, counting more costs more than the page. */
const countedRows = 2_000;
/** Of the hour in which the time begins, which is counted by its index alone. */
const countedOfHour = 20_000;
const hourMs = 3_600_000;

export interface LogTotal {
  total: number;
  isLowerBound: boolean;
}

/** Exact where counters of kinds and hours tell, which they do unless single requests must be looked at. */
export async function countLogs(
  db: Database,
  filter: LogFilter,
  kinds: readonly MatchedKind[],
): Promise<LogTotal> {
  if (kinds.length === 0) return { total: 0, isLowerBound: false };
  const isLookedAt = filter.userId !== undefined || filter.sessionId !== undefined;
  if (isLookedAt) return countRows(db, filter, kinds);
  const sure = await countByKind(
    db,
    filter.since,
    kinds.filter(({ isChecked }) => !isChecked),
  );
  const checked = kinds.filter(({ isChecked }) => isChecked);
  if (checked.length === 0) return sure;
  const counted = await countRows(db, filter, checked);
  return {
    total: sure.total + counted.total,
    isLowerBound: sure.isLowerBound || counted.isLowerBound,
  };
}

/** Looks at so many requests of the right person, session and kinds, in whichever order is quickest. */
async function countRows(db: Database, filter: LogFilter, kinds: readonly MatchedKind[]): Promise<LogTotal> {
  const unchecked = kinds.map((kind) => ({ ...kind, isChecked: false }));
  const { rows } = await db.execute<{ looked_at: number; found: number }>(sql`
    SELECT count(*)::int AS looked_at, (count(*) FILTER (WHERE matches))::int AS found
    FROM (SELECT (${matchesFilter(filter, kinds)}) AS matches FROM ${requestLogs}
          WHERE ${matchesFilter(filter, unchecked)} AND ${inTime(filter)} LIMIT ${countedRows + 1}) AS looked_at`);
  const { looked_at: lookedAt = 0, found = 0 } = rows[0] ?? {};
  return { total: Math.min(found, countedRows), isLowerBound: lookedAt > countedRows };
}

async function countByKind(
  db: Database,
  since: Date | undefined,
  kinds: readonly MatchedKind[],
): Promise<LogTotal> {
  if (kinds.length === 0) return { total: 0, isLowerBound: false };
  if (since === undefined)
    return { total: kinds.reduce((sum, { requests }) => sum + requests, 0), isLowerBound: false };
  const nextHour = new Date(Math.ceil(since.getTime() / hourMs) * hourMs);
  const kindIds = kinds.map(({ id }) => id);
  const [whole] = await db
    .select({ requests: sql<number>`coalesce(sum(${requestHours.requests}), 0)::int` })
    .from(requestHours)
    .where(
      and(gte(requestHours.hour, nextHour), sql`${requestHours.kindId} = ANY (${sql.param(kindIds)}::int[])`),
    );
  const { rows } = await db.execute<{ requests: number }>(sql`
    SELECT count(*)::int AS requests FROM (
      SELECT FROM ${requestLogs}
      WHERE timestamp >= ${since.toISOString()}::timestamptz AND timestamp < ${nextHour.toISOString()}::timestamptz
        AND kind_id = ANY (${sql.param(kindIds)}::int[]) LIMIT ${countedOfHour + 1}) AS first_hour`);
  const firstHour = rows[0]?.requests ?? 0;
  return { total: (whole?.requests ?? 0) + firstHour, isLowerBound: firstHour > countedOfHour };
}
