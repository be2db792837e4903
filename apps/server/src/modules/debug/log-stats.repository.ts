import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { requestHours, requestKinds, requestMinutes } from '../../platform/request-log/request-log.tables.ts';

/** Requests and milliseconds by step and class of status, from the minute of `since` on. */
export async function sumSteps(db: Database, since: Date, stepSec: number) {
  const step = sql<number>`(floor(extract(epoch FROM ${requestMinutes.minute}) / ${stepSec}::int) * ${stepSec}::int)::float8`;
  return db
    .select({
      atSec: step,
      statusClass: requestMinutes.statusClass,
      requests: sql<number>`sum(${requestMinutes.requests})::int`,
      totalMs: sql<number>`sum(${requestMinutes.totalMs})::float8`,
    })
    .from(requestMinutes)
    .where(gte(requestMinutes.minute, since))
    .groupBy(sql`1`, requestMinutes.statusClass);
}

/** The routes that were called most, from the hour of `since` on. */
export async function listTopRoutes(db: Database, since: Date, limit: number) {
  const requests = sql<number>`sum(${requestHours.requests})::int`;
  return db
    .select({
      method: requestKinds.method,
      route: requestKinds.route,
      requests,
      errors: sql<number>`coalesce(sum(${requestHours.requests}) FILTER (WHERE ${requestKinds.statusCode} >= 400), 0)::int`,
      totalMs: sql<number>`sum(${requestHours.totalMs})::float8`,
      maxMs: sql<number>`max(${requestHours.maxMs})::int`,
    })
    .from(requestHours)
    .innerJoin(requestKinds, eq(requestKinds.id, requestHours.kindId))
    .where(and(gte(requestHours.hour, since), sql`${requestHours.requests} > 0`))
    .groupBy(requestKinds.method, requestKinds.route)
    .orderBy(desc(requests), requestKinds.route)
    .limit(limit);
}
