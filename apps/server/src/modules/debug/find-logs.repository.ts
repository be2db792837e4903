import { and, eq, gt, gte, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { requestKinds, requestLogs } from '../../platform/request-log/request-log.tables.ts';
import { speedOf } from '../../platform/request-log/request-kind.ts';
import { isChecked, type LogFilter, type MatchedKind } from './log-filter.ts';

/** The newest requests are looked through first: what is common is found among them. */
const recentRows = 2_000;
/** Requests that are looked at one by one for a page; then it says how far it came. */
const checkedRows = 10_000;
const checkedRowsOfKindMin = 100;

/** Where a page ended. The moment travels as text, because a Date would round it. */
export interface LogPlace {
  timestamp: string;
  id: number;
}

export interface FoundLogs {
  places: LogPlace[];
  /** Set when older requests were not looked at. */
  searchedBackTo: LogPlace | undefined;
}

interface Page {
  limit: number;
  after: LogPlace | undefined;
}

/** Every kind of which the filter may let requests through. */
export async function matchKinds(db: Database, filter: LogFilter): Promise<MatchedKind[]> {
  const { method, statusCode, minResponseTimeMs, routeSearch, onlyErrors } = filter;
  const rows = await db
    .select()
    .from(requestKinds)
    .where(
      and(
        gt(requestKinds.requests, 0),
        method === undefined ? undefined : eq(requestKinds.method, method),
        statusCode === undefined ? undefined : eq(requestKinds.statusCode, statusCode),
        onlyErrors ? gte(requestKinds.statusCode, 400) : undefined,
        minResponseTimeMs === undefined ? undefined : gte(requestKinds.speed, speedOf(minResponseTimeMs)),
        routeSearch === undefined
          ? undefined
          : sql`(strpos(lower(${requestKinds.route}), ${routeSearch}) > 0 OR strpos(${requestKinds.route}, '*') > 0)`,
      ),
    );
  return rows.map((kind) => ({
    id: kind.id,
    requests: kind.requests,
    isChecked: isChecked(filter, kind),
  }));
}

const ids = (kinds: readonly MatchedKind[]): SQL => sql`${sql.param(kinds.map(({ id }) => id))}::int[]`;

/** What a request of a checked kind must be beside that. */
export const rowCheck = ({ pathPattern, minResponseTimeMs }: LogFilter): SQL =>
  sql`(${minResponseTimeMs ?? null}::int IS NULL OR response_time_ms >= ${minResponseTimeMs ?? null})
    AND (${pathPattern ?? null}::text IS NULL OR path ~* ${pathPattern ?? null})`;

/** The whole filter but for the order of time. */
export function matchesFilter(filter: LogFilter, kinds: readonly MatchedKind[]): SQL {
  const sure = kinds.filter((kind) => !kind.isChecked);
  const checked = kinds.filter((kind) => kind.isChecked);
  const ofUser = filter.userId === undefined ? sql`` : sql`user_id = ${filter.userId} AND `;
  const ofSession = filter.sessionId === undefined ? sql`` : sql`session_id = ${filter.sessionId} AND `;
  return checked.length === 0
    ? sql`${ofUser}${ofSession}kind_id = ANY (${ids(sure)})`
    : sql`${ofUser}${ofSession}(kind_id = ANY (${ids(sure)}) OR kind_id = ANY (${ids(checked)}) AND ${rowCheck(filter)})`;
}

/** The part of time: not before the filter's beginning, not before the end of the page before. */
export function inTime({ since }: LogFilter, after?: LogPlace): SQL {
  const fromStart = since === undefined ? sql`true` : sql`timestamp >= ${since.toISOString()}::timestamptz`;
  return after === undefined
    ? fromStart
    : sql`${fromStart} AND (timestamp, id) < (${after.timestamp}::timestamptz, ${after.id}::bigint)`;
}

const newestFirst = sql`ORDER BY timestamp DESC, id DESC`;

/**
 * The newest requests that the filter lets through, at about the same cost however many there are: kinds come in order
 * of time from their index, and where requests must be looked at one by one that ends after `checkedRows`.
 */
export async function findLogs(
  db: Database,
  filter: LogFilter,
  kinds: readonly MatchedKind[],
  page: Page,
): Promise<FoundLogs> {
  if (kinds.length === 0) return { places: [], searchedBackTo: undefined };
  if (filter.sessionId !== undefined)
    return scanInOrder(db, filter, kinds, page, {
      rows: sql`session_id = ${filter.sessionId}`,
      most: checkedRows,
    });
  if (filter.userId === undefined) {
    const recent = await scanInOrder(db, filter, kinds, page, {
      rows: sql`true`,
      most: recentRows + 2 * page.limit,
    });
    if (recent.places.length === page.limit || recent.searchedBackTo === undefined) return recent;
  }
  return mergeKinds(db, filter, kinds, page);
}

interface Scan extends Record<string, unknown> {
  timestamp: string;
  id: string;
  matches: boolean;
}

/** Looks through rows in the order of time, up to a number. */
async function scanInOrder(
  db: Database,
  filter: LogFilter,
  kinds: readonly MatchedKind[],
  { limit, after }: Page,
  scanned: { rows: SQL; most: number },
): Promise<FoundLogs> {
  const { rows } = await db.execute<Scan>(sql`
    WITH scanned AS MATERIALIZED (
      SELECT timestamp, id, (${matchesFilter(filter, kinds)}) AS matches, row_number() OVER (${newestFirst}) AS place
      FROM ${requestLogs} WHERE ${scanned.rows} AND ${inTime(filter, after)} ${newestFirst} LIMIT ${scanned.most})
    (SELECT timestamp::text, id, matches FROM scanned WHERE matches ORDER BY place LIMIT ${limit})
    UNION ALL SELECT timestamp::text, id, false FROM scanned WHERE place = ${scanned.most}`);
  return toFound(rows, limit);
}

/** Takes the newest of every kind and the newest of those. */
async function mergeKinds(
  db: Database,
  filter: LogFilter,
  kinds: readonly MatchedKind[],
  { limit, after }: Page,
): Promise<FoundLogs> {
  const sure = kinds.filter((kind) => !kind.isChecked);
  const checked = kinds.filter((kind) => kind.isChecked);
  const ofUser = filter.userId === undefined ? sql`true` : sql`user_id = ${filter.userId}`;
  const most = Math.max(checkedRowsOfKindMin, Math.floor(checkedRows / Math.max(1, checked.length)));
  const ofKind = sql`${ofUser} AND kind_id = kind.id AND ${inTime(filter, after)} ${newestFirst}`;
  const { rows } = await db.execute<Scan>(sql`
    WITH looked_at AS MATERIALIZED (
      SELECT log.* FROM unnest(${ids(checked)}) AS kind (id) CROSS JOIN LATERAL (
        SELECT timestamp, ${requestLogs}.id, (${rowCheck(filter)}) AS matches, row_number() OVER (${newestFirst}) AS place
        FROM ${requestLogs} WHERE ${ofKind} LIMIT ${most}) AS log),
    reached AS (SELECT timestamp, id FROM looked_at WHERE place = ${most} ${newestFirst} LIMIT 1),
    found AS (
      SELECT timestamp, id FROM looked_at WHERE matches
      UNION ALL
      SELECT log.* FROM unnest(${ids(sure)}) AS kind (id) CROSS JOIN LATERAL (
        SELECT timestamp, ${requestLogs}.id FROM ${requestLogs} WHERE ${ofKind} LIMIT ${limit}) AS log)
    (SELECT timestamp::text, id, true AS matches FROM found
     WHERE NOT EXISTS (SELECT FROM reached WHERE (reached.timestamp, reached.id) > (found.timestamp, found.id))
     ORDER BY found.timestamp DESC, found.id DESC LIMIT ${limit})
    UNION ALL SELECT timestamp::text, id, false FROM reached`);
  return toFound(rows, limit);
}

function toFound(rows: readonly Scan[], limit: number): FoundLogs {
  const toPlace = ({ timestamp, id }: Scan): LogPlace => ({ timestamp, id: Number(id) });
  const places = rows.filter(({ matches }) => matches).map(toPlace);
  const end = rows.find(({ matches }) => !matches);
  return { places, searchedBackTo: end && places.length < limit ? toPlace(end) : undefined };
}
