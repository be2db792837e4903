import { analysisStates } from '@bandwise/contract/audio-session';
import type { Analysis } from '@bandwise/speech/analysis/analyse';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { examSessions } from '../exam-tests/exam-tests.tables.ts';

export const recordings = pgTable(
  'recordings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: integer('session_id')
      .notNull()
      .references(() => examSessions.id, { onDelete: 'cascade' }),
    questionOrder: smallint('question_order').notNull(),
    idempotencyKey: text('idempotency_key'),
    objectKey: text('object_key').notNull(),
    sha256: text().notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    durationMs: integer('duration_ms').notNull(),
    createdAt: instant('created_at').notNull(),
    /** A later answer to the same question counts instead. The row stays, so that a repeated upload is known again. */
    replacedAt: instant('replaced_at'),
    analysis: text({ enum: analysisStates }).notNull().default('waiting'),
    analysisAttempts: smallint('analysis_attempts').notNull().default(0),
    transcription: text(),
    /** What the learner says they said, where it was misheard: the answer is listened to with this text known. */
    correctedText: text('corrected_text'),
  },
  (table) => [
    uniqueIndex('recordings_idempotency_key').on(table.userId, table.idempotencyKey),
    uniqueIndex('recordings_answer')
      .on(table.sessionId, table.questionOrder)
      .where(sql`${table.replacedAt} IS NULL`),
    index('recordings_session').on(table.sessionId),
  ],
);

/** What was heard, as JSON; apart from the recordings because it is large and rarely read. */
export const recordingAnalyses = pgTable(
  'recording_analyses',
  {
    recordingId: integer('recording_id')
      .primaryKey()
      .references(() => recordings.id, { onDelete: 'cascade' }),
    facts: jsonb().$type<Analysis>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('recording_analyses_created').on(table.createdAt)],
);

/**
 * Objects that are to go. One that is being stored is noted here first and struck off by the transaction that makes it
 * somebody's answer, so nothing that a crash leaves behind is forgotten. Knows no user: it outlives theirs.
 */
export const objectRemovals = pgTable(
  'object_removals',
  {
    objectKey: text('object_key').primaryKey(),
    dueAt: instant('due_at').notNull(),
  },
  (table) => [index('object_removals_due').on(table.dueAt)],
);
