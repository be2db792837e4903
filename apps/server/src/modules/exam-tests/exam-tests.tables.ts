import { sessionStatuses, type ExamPart } from '@bandwise/contract/exam-tests';
import type { Paper } from '@bandwise/question-bank/paper';
import { sql, type SQL } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  type AnyPgColumn,
  type ExtraConfigColumn,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.tables.ts';

/** Every version of every paper. A version never changes; a new one takes the place of the current one. */
export const papers = pgTable(
  'papers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    code: text().notNull(),
    version: integer().notNull(),
    book: integer().notNull(),
    test: integer().notNull(),
    content: jsonb().$type<Paper>().notNull(),
    /** Of the content, to tell whether a paper that comes again is the same. */
    sha256: text().notNull(),
    /** An administrator's paper is not replaced by the one that ships under the same code. */
    origin: text({ enum: ['bank', 'import'] }).notNull(),
    part1Count: smallint('part1_count').notNull(),
    part2Count: smallint('part2_count').notNull(),
    part3Count: smallint('part3_count').notNull(),
    isCurrent: boolean('is_current').notNull(),
    retiredAt: instant('retired_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('papers_code_version').on(table.code, table.version),
    uniqueIndex('papers_current')
      .on(table.book, table.test)
      .where(sql`${table.isCurrent}`),
  ],
);

/** The condition of the partial indexes below: queries repeat it to be served by them. */
export const isUnfinished = (table: { status: AnyPgColumn | ExtraConfigColumn }): SQL =>
  sql`${table.status} IN ('in_progress', 'paused')`;

/** Sessions that the server owes feedback; the watch over them reads no others. */
export const isAwaitingFeedback = (table: { status: AnyPgColumn | ExtraConfigColumn }): SQL =>
  sql`${table.status} IN ('completed', 'feedback_generating')`;

export const examSessions = pgTable(
  'exam_sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    paperId: integer('paper_id')
      .notNull()
      .references(() => papers.id),
    examCode: text('exam_code').notNull(),
    book: integer().notNull(),
    test: integer().notNull(),
    part: smallint().$type<ExamPart>().notNull(),
    topic: text().notNull(),
    question: text().notNull(),
    status: text({ enum: sessionStatuses }).notNull().default('in_progress'),
    currentQuestionOrder: smallint('current_question_order').notNull().default(1),
    totalQuestions: smallint('total_questions').notNull(),
    completedQuestions: smallint('completed_questions').notNull().default(0),
    /** Of the answers that count. */
    spokenMs: integer('spoken_ms').notNull().default(0),
    overallBand: doublePrecision('overall_band'),
    creationKey: text('creation_key'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    completedAt: instant('completed_at'),
    /** When the way to feedback was last seen to move: asked for, an answer analysed, the report begun. */
    scoringMovedAt: instant('scoring_moved_at'),
    /** Reports begun since feedback was asked for; one that fails or ends the process too often is given up. */
    scoringAttempts: smallint('scoring_attempts').notNull().default(0),
    /** Stood still once since then, and was put into the queue again. */
    scoringRevived: boolean('scoring_revived').notNull().default(false),
  },
  (table) => [
    index('exam_sessions_of_user').on(table.userId, table.id),
    index('exam_sessions_unfinished').on(table.userId, table.id).where(isUnfinished(table)),
    index('exam_sessions_finished')
      .on(table.userId, table.id)
      .where(sql`NOT (${isUnfinished(table)})`),
    index('exam_sessions_unfinished_by_code').on(table.userId, table.examCode).where(isUnfinished(table)),
    index('exam_sessions_scored')
      .on(table.userId, table.id)
      .where(sql`${table.overallBand} IS NOT NULL`),
    index('exam_sessions_best')
      .on(table.userId, table.overallBand)
      .where(sql`${table.overallBand} IS NOT NULL`),
    /** For the administrators' list: by status, and by paper. */
    index('exam_sessions_by_status').on(table.status, table.id),
    index('exam_sessions_by_test').on(table.book, table.test, table.id),
    index('exam_sessions_scoring').on(table.scoringMovedAt).where(isAwaitingFeedback(table)),
    uniqueIndex('exam_sessions_creation_key').on(table.userId, table.creationKey),
  ],
);

/** What a session asks, copied when it begins: nothing that happens to the paper later changes it. */
export const sessionQuestions = pgTable(
  'session_questions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sessionId: integer('session_id')
      .notNull()
      .references(() => examSessions.id, { onDelete: 'cascade' }),
    questionOrder: smallint('question_order').notNull(),
    questionText: text('question_text').notNull(),
    kind: text({ enum: ['question', 'cue_card', 'rounding_off'] }).notNull(),
    topic: text().notNull(),
    points: jsonb().$type<string[]>().notNull(),
    preparationSec: smallint('preparation_sec').notNull(),
    maxSec: smallint('max_sec').notNull(),
    answeredAt: instant('answered_at'),
  },
  (table) => [uniqueIndex('session_questions_order').on(table.sessionId, table.questionOrder)],
);

/**
 * What a learner has done, as one row: sessions and bands are counted by triggers of the migration, speech by the
 * transaction that takes an answer. Counting thousands of sessions for every page would be slow.
 */
export const practiceTotals = pgTable('practice_totals', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sessions: integer().notNull().default(0),
  unfinishedSessions: integer('unfinished_sessions').notNull().default(0),
  scoredSessions: integer('scored_sessions').notNull().default(0),
  bandSum: doublePrecision('band_sum').notNull().default(0),
  spokenMs: bigint('spoken_ms', { mode: 'number' }).notNull().default(0),
  lastPracticeAt: instant('last_practice_at'),
});

/** Speech by day, in UTC: minutes over time are read from as many rows as there are days, however many answers. */
export const practiceDays = pgTable(
  'practice_days',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    spokenMs: integer('spoken_ms').notNull(),
    answers: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);
