import { bigint, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** Every call to an engine outside, the ones that were tried again included. Knows no foreign keys: it outlives what it names. */
export const externalCalls = pgTable(
  'external_calls',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    timestamp: instant('timestamp').notNull(),
    provider: text().notNull(),
    /** What it was asked to do. */
    job: text({ enum: ['examiner', 'recognition', 'pronunciation', 'voices'] }).notNull(),
    model: text(),
    method: text().notNull(),
    path: text().notNull(),
    /** Null where no answer came. */
    statusCode: integer('status_code'),
    responseTimeMs: integer('response_time_ms').notNull(),
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    /** By the prices in the settings; null where none is set. */
    cost: doublePrecision(),
    error: text(),
    sessionId: integer('session_id'),
    userId: integer('user_id'),
    requestBody: text('request_body'),
    responseBody: text('response_body'),
  },
  (table) => [
    index('external_calls_timestamp').on(table.timestamp),
    index('external_calls_user').on(table.userId, table.timestamp),
    index('external_calls_session').on(table.sessionId, table.timestamp),
    index('external_calls_provider').on(table.provider, table.timestamp),
    index('external_calls_job').on(table.job, table.timestamp),
  ],
);
