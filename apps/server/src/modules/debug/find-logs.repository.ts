import { and, eq, gt, gte, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { requestKinds, requestLogs } from '../../platform/request-log/request-log.tables.ts';
import { speedFrom, type LogFilter, type MatchedKinds } from './log-filter.ts';
import { listedColumns, type ListedLog } from './logs.repository.ts';

/** The newest requests are looked through first: what is common is found among them. */
const recentRows = 2_000;
/**
 * Requests far apart that are looked at one by one, each perhaps read from disk: few for the first page, which is quick
 * and says how far it came, and many for who goes on from there.
 */
const checkedRowsAtFirst = 200;
const checkedRowsFurther = 20_000;
const checkedRowsOfKindMin = 5;
/** Of all requests: from here on they are looked through in the order of time, below it kind by kind. */
const commonShare = 0.1;
/** Of a session, which lie close together. */
const closeRows = 5_000;
/** How many times the page's rows should be among those that are looked through, by the share of their kinds. */
const recentPages = 3;

/** Where a page ended. */
export type LogPlace = Pick<ListedLog, 'timestamp' | 'id'>;

interface FoundLogs {
  logs: ListedLog[];
  /** Set when older requests were not looked at. */
  searchedBackTo: LogPlace | undefined;
}

interface Page {
  limit: number;
  after: LogPlace | undefined;
}

/** As one row: a thousand of them would take longer to read than the page. */
export async function matchKinds(db: Database, filter: LogFilter): Promise<MatchedKinds> {
  const { method, statusCode, minResponseTimeMs, routeSearch, namesNumber, onlyErrors } = filter;
  const from = minResponseTimeMs === undefined ? undefined : speedFrom(minResponseTimeMs);
  const isSure = and(
    from?.isCut === true ? ne(requestKinds.speed, from.speed) : undefined,
    routeSearch === undefined ? undefined : sql`strpos(lower(${requestKinds.route}), ${routeSearch}) > 0`,
    namesNumber ? sql`false` : sql`true`,
  );
  const allRequests = sql`(SELECT sum(requests) FROM ${requestKinds})::float8`;
  const [matched] = await db
    .select({
      sure: sql<number[]>`coalesce(array_agg(${requestKinds.id}) FILTER (WHERE ${isSure}), '{}')`,
      checked: sql<number[]>`coalesce(array_agg(${requestKinds.id}) FILTER (WHERE NOT (${isSure})), '{}')`,
      sureRequests: sql<number>`coalesce(sum(${requestKinds.requests}) FILTER (WHERE ${isSure}), 0)::float8`,
      sureShare: sql<number>`coalesce(sum(${requestKinds.requests}) FILTER (WHERE ${isSure})::float8 / ${allRequests}, 0)`,
      checkedShares: sql<
        number[]
      >`coalesce(array_agg(${requestKinds.requests}::float8 / ${allRequests}) FILTER (WHERE NOT (${isSure})), '{}')`,
      share: sql<number>`coalesce(sum(${requestKinds.requests})::float8 / ${allRequests}, 0)`,
    })
    .from(requestKinds)
    .where(
      and(
        gt(requestKinds.requests, 0),
        method === undefined ? undefined : eq(requestKinds.method, method),
        statusCode === undefined ? undefined : eq(requestKinds.statusCode, statusCode),
        onlyErrors ? gte(requestKinds.statusCode, 400) : undefined,
        from === undefined ? undefined : gte(requestKinds.speed, from.speed),
        routeSearch === undefined ? undefined : isOnRoute(routeSearch),
      ),
    );
  return matched ?? { sure: [], checked: [], checkedShares: [], sureRequests: 0, sureShare: 0, share: 0 };
}

/** Names and unknown paths are looked through only for what is in no route: there are many, and all must be read. */
const isOnRoute = (search: string): SQL => sql`(strpos(lower(${requestKinds.route}), ${search}) > 0
  OR strpos(${requestKinds.route}, '*') > 0
     AND NOT EXISTS (SELECT FROM ${requestKinds} AS other WHERE strpos(lower(other.route), ${search}) > 0))`;

export const isNone = ({ sure, checked }: MatchedKinds): boolean => sure.length + checked.length === 0;

const ids = (kinds: readonly number[]): SQL => sql`${sql.param([...kinds])}::int[]`;

/** What a request of a checked kind must be beside that. */
function rowCheck({ path, minResponseTimeMs }: LogFilter): SQL {
  const isSlow = minResponseTimeMs === undefined ? sql`true` : sql`response_time_ms >= ${minResponseTimeMs}`;
  if (path === undefined) return isSlow;
  // A pattern takes three times as long as a text.
  const isThere =
    path.pattern === undefined ? sql`strpos(lower(path), ${path.text}) > 0` : sql`path ~* ${path.pattern}`;
  return sql`${isSlow} AND ${isThere}`;
}

/** The whole filter but for the order of time. */
export function matchesFilter(filter: LogFilter, kinds: MatchedKinds): SQL {
  const { sure, checked } = kinds;
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
 * of time from their index, and where requests must be looked at one by one that ends after some.
 */
export async function findLogs(
  db: Database,
  filter: LogFilter,
  kinds: MatchedKinds,
  page: Page,
): Promise<FoundLogs> {
  if (isNone(kinds)) return { logs: [], searchedBackTo: undefined };
  if (filter.sessionId !== undefined) {
    const rows = sql`session_id = ${filter.sessionId}`;
    return scanInOrder(db, filter, kinds, page, { rows, most: closeRows });
  }
  const rows = filter.userId === undefined ? sql`true` : sql`user_id = ${filter.userId}`;
  if (kinds.checked.length > 0 && kinds.share > commonShare)
    return scanInOrder(db, filter, kinds, page, { rows, most: Math.ceil(checkedRows(page) / kinds.share) });
  // As many as should hold the page, if these kinds are common enough for that and no request must be looked at.
  const most = Math.min(recentRows + 5 * page.limit, Math.ceil((recentPages * page.limit) / kinds.share));
  if (kinds.checked.length === 0 && kinds.share * most > page.limit) {
    const recent = await scanInOrder(db, filter, kinds, page, { rows, most });
    if (recent.logs.length === page.limit || recent.searchedBackTo === undefined) return recent;
  }
  return mergeKinds(db, filter, kinds, page);
}

const checkedRows = ({ limit, after }: Page): number =>
  limit + (after === undefined ? checkedRowsAtFirst : checkedRowsFurther);

type Scan = ListedLog & { matches: boolean } & Record<string, unknown>;

/** The rows of `page`, and the one where the search stopped. */
const readPage = sql`SELECT ${listedColumns}, page.matches FROM page JOIN ${requestLogs} AS log ON log.id = page.id
  ORDER BY page.timestamp DESC, page.id DESC, page.matches DESC`;

/** Looks through rows in the order of time, up to a number. */
async function scanInOrder(
  db: Database,
  filter: LogFilter,
  kinds: MatchedKinds,
  { limit, after }: Page,
  scanned: { rows: SQL; most: number },
): Promise<FoundLogs> {
  const { rows } = await db.execute<Scan>(sql`
    WITH scanned AS MATERIALIZED (
      SELECT timestamp, id, (${matchesFilter(filter, kinds)}) AS matches, row_number() OVER (${newestFirst}) AS place
      FROM ${requestLogs} WHERE ${scanned.rows} AND ${inTime(filter, after)} ${newestFirst} LIMIT ${scanned.most}),
    found AS MATERIALIZED (SELECT timestamp, id FROM scanned WHERE matches LIMIT ${limit}),
    page AS (
      SELECT timestamp, id, true AS matches FROM found
      -- Nothing is read beyond a page that is full.
      UNION ALL SELECT timestamp, id, false FROM scanned
      WHERE (SELECT count(*) FROM found) < ${limit} AND place = ${scanned.most})
    ${readPage}`);
  return toFound(rows, limit);
}

/** Takes the newest of every kind and the newest of those. */
async function mergeKinds(
  db: Database,
  filter: LogFilter,
  kinds: MatchedKinds,
  page: Page,
): Promise<FoundLogs> {
  const { limit, after } = page;
  const { sure, checked } = kinds;
  // Each as far back as the others: a common kind has more requests in the same time.
  const most = checked.map(
    (_, index) =>
      checkedRowsOfKindMin +
      Math.round(checkedRows(page) * ((kinds.checkedShares[index] ?? 0) / kinds.share)),
  );
  const ofUser = filter.userId === undefined ? sql`` : sql`user_id = ${filter.userId} AND `;
  const ofKind = sql`${ofUser}kind_id = kind.id AND ${inTime(filter, after)} ${newestFirst}`;
  const { rows } = await db.execute<Scan>(sql`
    WITH looked_at AS MATERIALIZED (
      SELECT log.*, kind.most FROM unnest(${ids(checked)}, ${ids(most)}) AS kind (id, most) CROSS JOIN LATERAL (
        SELECT timestamp, ${requestLogs}.id, (${rowCheck(filter)}) AS matches, row_number() OVER (${newestFirst}) AS place
        FROM ${requestLogs} WHERE ${ofKind} LIMIT kind.most) AS log),
    reached AS (SELECT timestamp, id FROM looked_at WHERE place = most ${newestFirst} LIMIT 1),
    -- Of a page of the newest there can be no kinds but those whose own newest are the newest.
    newest AS MATERIALIZED (
      SELECT kind.id FROM unnest(${ids(sure)}) AS kind (id) CROSS JOIN LATERAL (
        SELECT timestamp, ${requestLogs}.id FROM ${requestLogs} WHERE ${ofKind} LIMIT 1) AS log
      ORDER BY log.timestamp DESC, log.id DESC LIMIT ${limit}),
    found AS (
      SELECT timestamp, id FROM looked_at WHERE matches
      UNION ALL
      SELECT log.* FROM newest AS kind CROSS JOIN LATERAL (
        SELECT timestamp, ${requestLogs}.id FROM ${requestLogs} WHERE ${ofKind} LIMIT ${limit}) AS log),
    page AS (
      (SELECT timestamp, id, true AS matches FROM found
       WHERE NOT EXISTS (SELECT FROM reached WHERE (reached.timestamp, reached.id) > (found.timestamp, found.id))
       ${newestFirst} LIMIT ${limit})
      UNION ALL SELECT timestamp, id, false FROM reached)
    ${readPage}`);
  return toFound(rows, limit);
}

function toFound(rows: readonly Scan[], limit: number): FoundLogs {
  const logs = rows.filter(({ matches }) => matches);
  const end = rows.find(({ matches }) => !matches);
  return { logs, searchedBackTo: end && logs.length < limit ? end : undefined };
}
