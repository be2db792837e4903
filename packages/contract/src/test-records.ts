import { z } from 'zod';
import { analysisStates } from './audio-session.ts';
import {
  getSessionStatus,
  idSchema,
  partSchema,
  scoringStages,
  sessionCodeSchema,
  sessionSchema,
  sessionStatusSchema,
} from './exam-tests.ts';
import { bandSchema, feedbackSchema, rangeSchema } from './feedback.ts';
import { listLimitDefault, listLimitMax } from './limits.ts';
import { operation } from './operation.ts';

const testRecordSchema = z.object({
  exam_session_id: z.int(),
  exam_code: sessionCodeSchema,
  part: partSchema,
  /** The first that the session asks. */
  question: z.string(),
  user_id: z.int(),
  status: sessionStatusSchema,
  overall_band: bandSchema,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type TestRecord = z.infer<typeof testRecordSchema>;

/** A session by its number, or all sessions of a test or of one of its parts. */
const examIdSchema = z.union([
  idSchema,
  z
    .string()
    .trim()
    .toUpperCase()
    .regex(
      /^C[1-9]\d{0,2}T[1-9]\d{0,2}(P[123])?$/,
      'Enter the number of a session, or a code like C1T2 or C1T2P1',
    ),
]);

export const listTestRecords = operation({
  method: 'GET',
  path: '/tests/list',
  access: 'admin',
  summary: 'The sessions of everybody, newest first',
  query: z.object({
    exam_id: examIdSchema.optional(),
    user_id: idSchema.optional(),
    status: sessionStatusSchema.optional(),
    limit: z.coerce.number().int().min(1).max(listLimitMax).default(listLimitDefault),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  reply: z.object({
    items: z.array(testRecordSchema),
    total: z.int(),
    /** True when there are more than were counted; `total` is then a lower bound. */
    total_is_lower_bound: z.boolean(),
  }),
});

const recordParams = z.object({ id: idSchema });

/** The learner whose session it is, as far as an administrator needs to find them. */
const recordLearnerSchema = z.object({
  id: z.int(),
  full_name: z.string(),
  email: z.string().nullable(),
  is_anonymous: z.boolean(),
  is_active: z.boolean(),
});

const detailedScoreSchema = z.object({
  name: z.enum(['fluency', 'lexical', 'grammar', 'pronunciation', 'overall']),
  score: bandSchema,
  range: rangeSchema,
  /** As measured, before it was rounded to half a band. */
  exact: z.number().nullable(),
});

const recordedAnswerSchema = z.object({
  audio_id: z.int(),
  question_order: z.int(),
  question: z.string(),
  /** In the storage, and below `/files/`. */
  file_path: z.string(),
  duration: z.number(),
  bytes: z.int(),
  created_at: z.iso.datetime(),
  analysis: z.enum(analysisStates),
  analysis_attempts: z.int(),
  transcription: z.string().nullable(),
  /** Why listening to it failed the last time; null once it was heard. */
  error: z.string().nullable(),
});
export type RecordedAnswer = z.infer<typeof recordedAnswerSchema>;

/** What went wrong on the way to feedback, and who asked for it again. A session without trouble has none of these. */
export const scoringEventKinds = [
  'analysis_failed',
  'analysis_given_up',
  'report_failed',
  'stood_still',
  'given_up',
  'asked_again',
] as const;

const scoringEventSchema = z.object({
  id: z.int(),
  timestamp: z.iso.datetime(),
  event: z.enum(scoringEventKinds),
  /** Where it is about one answer. */
  question_order: z.int().nullable(),
  attempt: z.int().nullable(),
  reason: z.string().nullable(),
  /** Who asked again. */
  user_id: z.int().nullable(),
});
export type ScoringEvent = z.infer<typeof scoringEventSchema>;

const llmCallSchema = z.object({
  id: z.int(),
  timestamp: z.iso.datetime(),
  provider: z.string(),
  /** What it was asked to do. */
  job: z.enum(['examiner', 'recognition', 'pronunciation', 'voices']),
  model: z.string().nullable(),
  status_code: z.int().nullable(),
  input_tokens: z.int().nullable(),
  output_tokens: z.int().nullable(),
  response_time_ms: z.int(),
  /** By the prices in the settings; null where none is set. */
  cost: z.number().nullable(),
  error: z.string().nullable(),
});
export type LlmCall = z.infer<typeof llmCallSchema>;

/** What is behind a failure, as far as it can be told. `nothing_moved`: no worker took up the work. */
const scoringCauses = [
  'recording_missing',
  'recording_unreadable',
  'storage_full',
  'storage_unavailable',
  'worker_ended',
  'nothing_moved',
  'other',
] as const;
export type ScoringCause = (typeof scoringCauses)[number];

const scoringSchema = getSessionStatus.reply.omit({ status: true, wait: true }).extend({
  /** Reports begun since feedback was last asked for. */
  attempts: z.int(),
  moved_at: z.iso.datetime().nullable(),
  /** It is under way, but nothing has moved for longer than it should. */
  is_stuck: z.boolean(),
  can_replay: z.boolean(),
  /** The last thing that went wrong; null once everything was scored. */
  error: z.string().nullable(),
  cause: z.enum(scoringCauses).nullable(),
  events: z.array(scoringEventSchema),
});

export const getTestRecord = operation({
  method: 'GET',
  path: '/tests/detail/:id',
  access: 'admin',
  summary: 'Everything about one session: scores, recordings, calls to providers, and why its scoring failed',
  params: recordParams,
  reply: z.object({
    session: sessionSchema,
    learner: recordLearnerSchema,
    scores: z.array(detailedScoreSchema),
    /** Null until it is written; the last one while it is being written again. */
    feedback: feedbackSchema.nullable(),
    recordings: z.array(recordedAnswerSchema),
    scoring: scoringSchema,
    llm_calls: z.array(llmCallSchema),
    /** There were more calls than are listed. */
    has_more_calls: z.boolean(),
  }),
});

const practiceLogSchema = z.object({
  timestamp: z.iso.datetime(),
  question_order: z.int(),
  question: z.string(),
  audio_duration_seconds: z.number(),
  /** A later answer to the same question counts instead. */
  is_replaced: z.boolean(),
  error: z.string().nullable(),
});
export type PracticeLog = z.infer<typeof practiceLogSchema>;

export const listPracticeLogs = operation({
  method: 'GET',
  path: '/tests/practice-logs/:id',
  access: 'admin',
  summary: 'Every answer that was given in a session, in the order of time',
  params: recordParams,
  reply: z.object({ items: z.array(practiceLogSchema), total: z.int() }),
});

export const replayScoring = operation({
  method: 'POST',
  path: '/tests/replay/:id',
  access: 'admin',
  summary:
    'Score a session again that failed or stands still: failed answers are listened to anew. What is under way is left alone',
  params: recordParams,
  reply: z.object({
    status: sessionStatusSchema,
    stage: z.enum(scoringStages),
    /** False where it was under way already. */
    is_replayed: z.boolean(),
  }),
});
