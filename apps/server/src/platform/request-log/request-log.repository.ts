import { eq, getTableColumns, lt, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { requestHours, requestKinds, requestLogs, requestMinutes } from './request-log.tables.ts';

export type NewRequest = Omit<typeof requestLogs.$inferInsert, 'id' | 'kindId'> & {
  route: string;
  speed: number;
};

const keptDays = 30;
/** Few enough to be gone in a moment, also on a slow disk. */
const prunedAtOnce = 5_000;

const columnTypes = { ...getTableColumns(requestLogs), ...getTableColumns(requestKinds) };
const kindKey = ['method', 'route', 'statusCode', 'speed'] as const;
const requestColumns = [
  'timestamp',
  'requestId',
  'method',
  'path',
  'statusCode',
  'responseTimeMs',
  'userId',
  'ipAddress',
  'requestBody',
  'responseBody',
  'sessionId',
] as const;

/** A column of all rows as one array: hundreds of rows would need thousands of parameters. */
function arrayOf(rows: readonly NewRequest[], property: keyof NewRequest): SQL {
  const type = sql.raw(columnTypes[property].getSQLType());
  return sql`${sql.param(rows.map((row) => row[property]))}::${type}[]`;
}

const names = (properties: readonly (keyof NewRequest)[]): SQL =>
  sql.join(
    properties.map((property) => sql.identifier(columnTypes[property].name)),
    sql`, `,
  );

/** All rows of a batch, each with its kind; a kind that was never seen is added first. */
export async function insertRequests(db: Database, rows: readonly NewRequest[]): Promise<void> {
  const unnest = (properties: readonly (keyof NewRequest)[]) =>
    sql`unnest(${sql.join(
      properties.map((property) => arrayOf(rows, property)),
      sql`, `,
    )}) AS entry (${names(properties)})`;
  // Asked for before it is added, because even an insert that finds its row uses up an id.
  await db.execute(sql`
    INSERT INTO ${requestKinds} (${names(kindKey)})
    SELECT DISTINCT ${names(kindKey)} FROM ${unnest(kindKey)}
    WHERE NOT EXISTS (SELECT FROM ${requestKinds} WHERE (${names(kindKey)}) = (entry.method, entry.route, entry.status_code, entry.speed))
    ORDER BY 1, 2, 3, 4 ON CONFLICT DO NOTHING`);
  await db.execute(sql`
    INSERT INTO ${requestLogs} (${names(requestColumns)}, kind_id)
    SELECT ${sql.join(
      requestColumns.map((property) => sql`entry.${sql.identifier(columnTypes[property].name)}`),
      sql`, `,
    )}, kind.id
    FROM ${unnest([...requestColumns, 'route', 'speed'])}
    JOIN ${requestKinds} AS kind USING (method, route, status_code, speed)`);
}

/** A step at a time: after a long pause there may be millions. */
export async function pruneRequestLog(db: Database): Promise<void> {
  const cutoff = sql`now() - make_interval(days => ${keptDays})`;
  for (;;) {
    const oldest = db
      .select({ id: requestLogs.id })
      .from(requestLogs)
      .where(lt(requestLogs.timestamp, cutoff))
      .orderBy(requestLogs.timestamp, requestLogs.id)
      .limit(prunedAtOnce);
    const { rowCount } = await db.delete(requestLogs).where(sql`${requestLogs.id} IN ${oldest}`);
    if ((rowCount ?? 0) < prunedAtOnce) break;
  }
  await db.delete(requestHours).where(lt(requestHours.hour, sql`${cutoff} - interval '1 hour'`));
  await db.delete(requestMinutes).where(lt(requestMinutes.minute, sql`${cutoff} - interval '1 hour'`));
}

export async function deleteRequestsOf(db: Database, userId: number): Promise<void> {
  await db.delete(requestLogs).where(eq(requestLogs.userId, userId));
}
