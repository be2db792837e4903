import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

export const requestLogs = pgTable(
  'request_logs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    timestamp: instant('timestamp').notNull(),
    requestId: text('request_id').notNull(),
    method: text().notNull(),
    path: text().notNull(),
    statusCode: integer('status_code').notNull(),
    responseTimeMs: integer('response_time_ms').notNull(),
    userId: integer('user_id'),
    ipAddress: text('ip_address').notNull(),
    requestBody: text('request_body'),
    responseBody: text('response_body'),
    /** The practice session that it was about. */
    sessionId: integer('session_id'),
    kindId: integer('kind_id').notNull(),
  },
  // Each in the order in which the log is read: a page is the end of one of them, or of a few dozen kinds merged.
  (table) => [
    index('request_logs_time').on(table.timestamp, table.id, table.kindId),
    index('request_logs_kind').on(table.kindId, table.timestamp, table.id),
    index('request_logs_user')
      .on(table.userId, table.timestamp, table.id, table.kindId)
      .where(sql`${table.userId} IS NOT NULL`),
    index('request_logs_user_kind')
      .on(table.userId, table.kindId, table.timestamp, table.id)
      .where(sql`${table.userId} IS NOT NULL`),
    index('request_logs_session')
      .on(table.sessionId, table.timestamp, table.id)
      .where(sql`${table.sessionId} IS NOT NULL`),
  ],
);

/**
 * What a request is by method, route, status and speed: a few hundred kinds, whatever the number of requests. A filter
 * finds its kinds first, and then reads requests of no others.
 */
export const requestKinds = pgTable(
  'request_kinds',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    method: text().notNull(),
    /** The path with `#` for numbers and `*` for names. */
    route: text().notNull(),
    statusCode: integer('status_code').notNull(),
    /** The place of its response time in `speedsFromMs`. */
    speed: smallint().notNull(),
    /** Kept by triggers, as the tables below are. */
    requests: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [uniqueIndex('request_kinds_key').on(table.method, table.route, table.statusCode, table.speed)],
);

/** How often each kind was seen: totals of a filter cost hours, not requests. */
export const requestHours = pgTable(
  'request_hours',
  {
    hour: instant('hour').notNull(),
    kindId: integer('kind_id').notNull(),
    requests: integer().notNull(),
    totalMs: bigint('total_ms', { mode: 'number' }).notNull(),
    maxMs: integer('max_ms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.kindId] })],
);

/** For figures over time. */
export const requestMinutes = pgTable(
  'request_minutes',
  {
    minute: instant('minute').notNull(),
    /** The first digit of the status. */
    statusClass: smallint('status_class').notNull(),
    requests: integer().notNull(),
    totalMs: bigint('total_ms', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.minute, table.statusClass] })],
);
