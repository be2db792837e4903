import { z } from 'zod';
import { listLimitDefault, listLimitMax } from './limits.ts';
import { operation } from './operation.ts';

export const idSchema = z.coerce.number().int().min(1).max(2_147_483_647);
const limit = z.coerce.number().int().min(1).max(listLimitMax);
export const pageQuery = {
  limit: limit.default(listLimitDefault),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
};
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

export const examParts = [1, 2, 3] as const;
export const partSchema = z.literal(examParts);
export type ExamPart = z.infer<typeof partSchema>;

/** `C1T2`; a session's code adds its part: `C1T2P1`. */
export const examCodeSchema = z.string().regex(/^C[1-9]\d{0,2}T[1-9]\d{0,2}$/, 'A test has a code like C1T2');
export const sessionCodeSchema = z
  .string()
  .regex(/^C[1-9]\d{0,2}T[1-9]\d{0,2}P[123]$/, 'A session has a code like C1T2P1');

export const sessionStatuses = [
  'in_progress',
  'paused',
  'completed',
  'feedback_generating',
  'feedback_completed',
  'failed',
] as const;
export const sessionStatusSchema = z.enum(sessionStatuses);
export type SessionStatus = z.infer<typeof sessionStatusSchema>;

/** One thing that the examiner asks. A cue card brings its points, a minute to prepare and a longer turn. */
export const questionSchema = z.object({
  question_order: z.int(),
  question_text: z.string(),
  kind: z.enum(['question', 'cue_card', 'rounding_off']),
  /** The heading under which the exam groups it. */
  topic: z.string(),
  points: z.array(z.string()),
  preparation_seconds: z.int(),
  max_seconds: z.int(),
});
export type ExamQuestion = z.infer<typeof questionSchema>;

export const examSchema = z.object({
  exam_code: examCodeSchema,
  cambridge_book: z.int(),
  test_number: z.int(),
  part1_count: z.int(),
  part2_count: z.int(),
  part3_count: z.int(),
  has_part1: z.boolean(),
  has_part2: z.boolean(),
  has_part3: z.boolean(),
  /** How many parts it has; each is practised on its own. */
  total_papers: z.int(),
});
export type AvailableExam = z.infer<typeof examSchema>;

export const listAvailableExams = operation({
  method: 'GET',
  path: '/exam-tests/available-exams',
  access: 'signed-in',
  summary: 'The tests that can be started; with random_limit, that many drawn by lot',
  query: z.object({ ...pageQuery, random_limit: limit.optional() }),
  reply: z.object({ items: z.array(examSchema), total: z.int() }),
});

const sessionItemSchema = z.object({
  id: z.int(),
  exam_code: sessionCodeSchema,
  cambridge_book: z.int(),
  test_number: z.int(),
  part: partSchema,
  status: sessionStatusSchema,
  is_completed: z.boolean(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  completed_at: z.iso.datetime().nullable(),
  total_questions: z.int(),
  completed_questions: z.int(),
  /** From 1. */
  current_question_order: z.int(),
  /** From 0. */
  current_question_index: z.int(),
  overall_band: z.number().nullable(),
  /** What was spoken in the answers, together. */
  duration_seconds: z.number(),
});
export type SessionItem = z.infer<typeof sessionItemSchema>;

export const sessionSchema = sessionItemSchema.extend({
  user_id: z.int(),
  exam_type_id: z.int(),
  topic: z.string(),
  question: z.string(),
  /** Of all answers so far; null until one has been understood. */
  transcription: z.string().nullable(),
});
export type Session = z.infer<typeof sessionSchema>;

export const createSession = operation({
  method: 'POST',
  path: '/exam-tests/sessions',
  access: 'signed-in',
  summary: 'Start to practise one part; without force_new an unfinished session of it is answered instead',
  body: z.object({
    exam_code: sessionCodeSchema,
    force_new: z.boolean().default(false),
    /** Made by the caller for each click on Start: the same key answers the same session. */
    idempotency_key: z.string().min(8).max(100).optional(),
  }),
  reply: sessionSchema,
});

export const listSessions = operation({
  method: 'GET',
  path: '/exam-tests/sessions',
  access: 'signed-in',
  summary: 'The sessions of the signed-in user, newest first',
  query: z.object({
    ...pageQuery,
    /** unfinished: in progress or paused; finished: all others. */
    state: z.enum(['unfinished', 'finished']).optional(),
    /** From the page before this one: makes any page as quick as the first. */
    cursor: z.string().max(100).optional(),
  }),
  reply: z.object({
    items: z.array(sessionItemSchema),
    total: z.int(),
    next_cursor: z.string().nullable(),
  }),
});

export const listRecentSessions = operation({
  method: 'GET',
  path: '/exam-tests/sessions/recent',
  access: 'signed-in',
  summary: 'The newest sessions of the signed-in user',
  query: z.object({ limit: limit.default(5) }),
  reply: z.object({ items: z.array(sessionItemSchema), total: z.int() }),
});

const sessionParams = z.object({ id: idSchema });

export const getSession = operation({
  method: 'GET',
  path: '/exam-tests/sessions/:id',
  access: 'signed-in',
  summary: 'One session of the signed-in user; administrators see all',
  params: sessionParams,
  reply: sessionSchema,
});

const sessionChangeSchema = z.object({
  status: sessionStatusSchema.optional(),
  current_question_order: z.int().min(1).optional(),
});

export const updateSession = operation({
  method: 'PUT',
  path: '/exam-tests/sessions/:id',
  access: 'signed-in',
  summary: 'Pause, go on, or note where the learner is; an impossible move answers 409',
  params: sessionParams,
  body: sessionChangeSchema,
  reply: sessionSchema,
});

export const patchSession = operation({ ...updateSession, method: 'PATCH' });

const sessionQuestionSchema = questionSchema.extend({
  id: z.int(),
  status: z.enum(['completed', 'pending']),
  /** The answer that counts, also when it has arrived but was not confirmed by next-question yet. */
  audio_id: z.int().nullable(),
});
export type SessionQuestion = z.infer<typeof sessionQuestionSchema>;

export const listSessionQuestions = operation({
  method: 'GET',
  path: '/exam-tests/sessions/:id/questions',
  access: 'signed-in',
  summary: 'What this session asks, as it was when it began',
  params: sessionParams,
  reply: z.object({ items: z.array(sessionQuestionSchema), total: z.int() }),
});

/** How far the scoring is. `answers_analysed`: every answer was listened to and nothing else is under way. */
export const scoringStages = [
  'practising',
  'preparing_models',
  'analysing_answers',
  'answers_analysed',
  'writing_feedback',
  'done',
  'failed',
] as const;

/** Those who are served before a session whose answers are to be listened to. */
const scoringWaitSchema = z.object({
  /** Other sessions with answers that were given earlier and are listened to first. */
  sessions_ahead: z.int(),
  /** Until then, at the pace of the latest answers; null while nothing was measured lately. */
  about_seconds: z.int().nullable(),
});
export type ScoringWait = z.infer<typeof scoringWaitSchema>;

export const getSessionStatus = operation({
  method: 'GET',
  path: '/exam-tests/sessions/:id/status',
  access: 'signed-in',
  summary: 'Where a session stands, and how far its scoring is',
  params: sessionParams,
  reply: z.object({
    status: sessionStatusSchema,
    stage: z.enum(scoringStages),
    /** Of the answers that are to be analysed, the share that has been: 0 to 1. */
    progress: z.number(),
    answers_total: z.int(),
    answers_analysed: z.int(),
    answers_failed: z.int(),
    /** Null when nobody is ahead. */
    wait: scoringWaitSchema.nullable(),
  }),
});

export const nextQuestion = operation({
  method: 'POST',
  path: '/exam-tests/sessions/:id/next-question',
  access: 'signed-in',
  summary: 'The answer counts: its question is completed and the session moves on; safe to repeat',
  params: sessionParams,
  query: z.object({ audio_id: idSchema }),
  reply: z.object({
    is_completed: z.boolean(),
    current_question_index: z.int(),
    current_question_order: z.int(),
    status: sessionStatusSchema,
  }),
});

export const switchQuestion = operation({
  method: 'POST',
  path: '/exam-tests/sessions/:id/switch-question',
  access: 'signed-in',
  summary: 'Look at the question before or after; at either end it stays',
  params: sessionParams,
  body: z.object({ direction: z.enum(['next', 'previous']) }),
  reply: z.object({ current_question_index: z.int(), current_question_order: z.int() }),
});
