import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const requestLogs = pgTable(
  'request_logs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    timestamp: timestamp({ withTimezone: true }).notNull(),
    requestId: text('request_id').notNull(),
    method: text().notNull(),
    path: text().notNull(),
    statusCode: integer('status_code').notNull(),
    responseTimeMs: integer('response_time_ms').notNull(),
    userId: integer('user_id'),
    ipAddress: text('ip_address').notNull(),
    requestBody: text('request_body'),
    responseBody: text('response_body'),
  },
  (table) => [
    index('request_logs_timestamp').on(table.timestamp),
    index('request_logs_user').on(table.userId, table.timestamp),
  ],
);
