import type { Feedback, JudgedAlone } from '@bandwise/contract/feedback';
import { scoringEventKinds } from '@bandwise/contract/test-records';
import { doublePrecision, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { examSessions } from '../exam-tests/exam-tests.tables.ts';
import { recordings } from '../recordings/recordings.tables.ts';

/** What was written of a session, without what its rows tell. */
export type FeedbackDocument = Omit<Feedback, 'id' | 'sessionId' | 'exam_code' | 'createdAt' | 'status'>;

/** One report for each session. Figures that lists and trends read are columns: documents are large and stay where they are. */
export const feedback = pgTable(
  'feedback',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sessionId: integer('session_id')
      .notNull()
      .unique('feedback_session')
      .references(() => examSessions.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    outcome: text({ enum: ['judged', 'no_speech', 'too_little', 'not_english'] }).notNull(),
    /** `embedded`, or the provider that wrote it. */
    engine: text().notNull(),
    overallBand: doublePrecision('overall_band'),
    overallLow: doublePrecision('overall_low'),
    overallHigh: doublePrecision('overall_high'),
    fluencyBand: doublePrecision('fluency_band'),
    lexicalBand: doublePrecision('lexical_band'),
    grammarBand: doublePrecision('grammar_band'),
    pronunciationBand: doublePrecision('pronunciation_band'),
    /** As measured, before rounding: half bands hide small steps. */
    overallExact: doublePrecision('overall_exact'),
    fluencyExact: doublePrecision('fluency_exact'),
    lexicalExact: doublePrecision('lexical_exact'),
    grammarExact: doublePrecision('grammar_exact'),
    pronunciationExact: doublePrecision('pronunciation_exact'),
    wordsPerMinute: doublePrecision('words_per_minute'),
    pauseCount: integer('pause_count'),
    longPauseCount: integer('long_pause_count'),
    spokenSec: doublePrecision('spoken_sec').notNull(),
    wordCount: integer('word_count').notNull(),
    summary: text().notNull(),
    document: jsonb().$type<FeedbackDocument>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('feedback_of_user').on(table.userId, table.sessionId),
    index('feedback_updated').on(table.updatedAt),
  ],
);

/** A text or a recording that somebody wants judged by itself; the call that waits for the result removes it. */
export const judgements = pgTable('judgements', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  text: text(),
  recordingId: integer('recording_id').references(() => recordings.id, { onDelete: 'cascade' }),
  result: jsonb().$type<JudgedAlone>(),
  createdAt: instant('created_at').notNull(),
});

/** What went wrong between the last answer and the report, and who asked for it again; nothing of sessions that went well. */
export const scoringEvents = pgTable(
  'scoring_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sessionId: integer('session_id')
      .notNull()
      .references(() => examSessions.id, { onDelete: 'cascade' }),
    recordingId: integer('recording_id').references(() => recordings.id, { onDelete: 'cascade' }),
    timestamp: instant('timestamp').notNull(),
    event: text({ enum: scoringEventKinds }).notNull(),
    attempt: smallint(),
    reason: text(),
    /** Who asked again. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('scoring_events_session').on(table.sessionId, table.id),
    index('scoring_events_recording').on(table.recordingId),
    index('scoring_events_user').on(table.userId),
  ],
);
