import { z } from 'zod';
import { idSchema, sessionStatusSchema } from './exam-tests.ts';
import { listLimitDefault, listLimitMax, transcriptMaxLength } from './limits.ts';
import { operation } from './operation.ts';

export const bandSchema = z.number().min(0).max(9).nullable();
/** The half bands that a band may as well be. */
export const rangeSchema = z.object({ low: z.number(), high: z.number() }).nullable();
const bandsSchema = z.object({
  overall: bandSchema,
  fluency: bandSchema,
  lexical: bandSchema,
  grammar: bandSchema,
  pronunciation: bandSchema,
});
export type Bands = z.infer<typeof bandsSchema>;

export const errorTypes = ['None', 'Mispronunciation', 'Omission', 'Insertion'] as const;

const phonemeSchema = z.object({
  /** ARPAbet without stress. */
  phoneme: z.string(),
  ipa: z.string(),
  accuracy_score: z.number(),
  /** Shown to the learner as wrong. */
  flagged: z.boolean(),
});

const wordFeedbackSchema = z.object({
  word: z.string(),
  accuracy_score: z.number(),
  error_type: z.enum(errorTypes),
  phonemes: z.array(phonemeSchema),
  phonetic: z.string(),
  question_order: z.int(),
  start_seconds: z.number().nullable(),
  end_seconds: z.number().nullable(),
});
export type WordFeedback = z.infer<typeof wordFeedbackSchema>;

/** A sound over all answers, with the words it was worst in. */
const phonemeFeedbackSchema = z.object({
  phoneme: z.string(),
  ipa: z.string(),
  accuracy_score: z.number(),
  practice_words: z.array(z.string()),
});
export type PhonemeFeedback = z.infer<typeof phonemeFeedbackSchema>;

const issueSchema = z.object({ type: z.string(), excerpt: z.string(), fix: z.string() });

/** What a band rests on. */
const evidenceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('figure'), name: z.string(), value: z.number(), unit: z.string() }),
  z.object({
    kind: z.literal('quote'),
    text: z.string(),
    question_order: z.int(),
    start_seconds: z.number().nullable(),
    note: z.string(),
  }),
]);

const criterionSchema = z.object({
  name: z.string(),
  score: bandSchema,
  range: rangeSchema,
  feedback: z.string(),
  /** The same in parts, for whoever shows them apart; what is not known of a part is empty. */
  strengths: z.array(z.string()),
  areasToImprove: z.array(z.string()),
  next_step: z.string(),
  evidence: z.array(evidenceSchema),
});
export type CriterionFeedback = z.infer<typeof criterionSchema>;

/** One piece of a transcript in the order it was said; a word left out of a known text has no times. */
const spokenWordSchema = z.object({
  text: z.string(),
  kind: z.enum(['word', 'filler', 'repeated', 'missing']),
  start_seconds: z.number().nullable(),
  end_seconds: z.number().nullable(),
  accuracy_score: z.number().nullable(),
  error_type: z.enum(errorTypes),
  /** Silence after it, where it is long enough to be a pause. */
  pause_after_seconds: z.number().nullable(),
});
export type SpokenWord = z.infer<typeof spokenWordSchema>;

const questionFeedbackSchema = z.object({
  question_order: z.int(),
  questionText: z.string(),
  audio_id: z.int().nullable(),
  /** Below `/files/`. */
  audioUrl: z.string().nullable(),
  duration: z.number(),
  transcription: z.string().nullable(),
  /** The learner said what was misheard, so the text was known. */
  is_corrected: z.boolean(),
  words: z.array(spokenWordSchema),
  feedback: z.string(),
  details: z.array(z.object({ type: z.enum(['strength', 'weakness', 'other']), text: z.string() })),
});
export type QuestionFeedback = z.infer<typeof questionFeedbackSchema>;

export const feedbackSchema = z.object({
  id: z.int(),
  sessionId: z.int(),
  exam_code: z.string(),
  createdAt: z.iso.datetime(),
  status: z.literal('completed'),
  /** Anything but `judged` has no bands and says why. */
  outcome: z.enum(['judged', 'no_speech', 'too_little', 'not_english']),
  /** Who wrote it: `embedded`, or the name of an outside provider. */
  engine: z.string(),
  overall_band: bandSchema,
  overallScore: bandSchema,
  overall_range: rangeSchema,
  fluency_band: bandSchema,
  lexical_band: bandSchema,
  grammar_band: bandSchema,
  pronunciation_band: bandSchema,
  /** What the bands rest on. */
  basis: z.object({
    seconds: z.number(),
    words: z.int(),
    answers: z.int(),
    questions: z.int(),
    /** 0 to 1; null where nothing was understood. */
    transcript_confidence: z.number().nullable(),
  }),
  examiner_comment: z.string(),
  summary: z.string(),
  criteriaScores: z.array(criterionSchema),
  examiner_feedback: z.object({
    band_score_estimate: z.string(),
    overall_impression: z.string(),
    strengths: z.array(z.string()),
    areas_for_improvement: z.array(z.string()),
    detailed_analysis: z.string(),
    band_justification: z.string(),
    encouragement: z.string(),
  }),
  issues: z.array(issueSchema),
  action_plan: z.array(z.string()),
  improvementSuggestions: z.array(z.string()),
  better_versions: z.array(z.object({ said: z.string(), better: z.string(), why: z.string() })),
  words_to_learn: z.array(
    z.object({ instead_of: z.string(), learn: z.array(z.string()), example: z.string() }),
  ),
  vocabulary: z.object({ range: z.string(), collocations: z.array(z.string()), band_target: bandSchema }),
  timing: z.object({
    wpm: z.number().nullable(),
    pauses: z.object({ all: z.int().nullable(), long: z.int().nullable() }),
  }),
  /** What the learner should know before reading the bands. */
  notices: z.array(z.string()),
  pronunciation_scores: z
    .object({
      overall: z.number(),
      accuracy: z.number(),
      fluency: z.number(),
      completeness: z.number(),
      prosody: z.number().optional(),
    })
    .nullable(),
  word_level_feedback: z.array(wordFeedbackSchema),
  phoneme_level_feedback: z.array(phonemeFeedbackSchema),
  questionFeedback: z.array(questionFeedbackSchema),
});
export type Feedback = z.infer<typeof feedbackSchema>;

export const listFeedback = operation({
  method: 'GET',
  path: '/feedback',
  access: 'signed-in',
  summary: 'The feedback of the signed-in user, newest first, without its details',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(listLimitMax).default(listLimitDefault),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  reply: z.object({
    items: z.array(
      feedbackSchema.pick({
        id: true,
        sessionId: true,
        exam_code: true,
        createdAt: true,
        status: true,
        overall_band: true,
        overallScore: true,
        fluency_band: true,
        lexical_band: true,
        grammar_band: true,
        pronunciation_band: true,
        summary: true,
      }),
    ),
    total: z.int(),
  }),
});

export const getFeedback = operation({
  method: 'GET',
  path: '/feedback/:id',
  access: 'signed-in',
  summary: 'One feedback report',
  params: z.object({ id: idSchema }),
  reply: feedbackSchema,
});

export const getSessionFeedback = operation({
  method: 'GET',
  path: '/feedback/session/:sessionId',
  access: 'signed-in',
  summary: 'The feedback report of a session',
  params: z.object({ sessionId: idSchema }),
  reply: feedbackSchema,
});

export const getAudioFeedback = operation({
  method: 'GET',
  path: '/feedback/audio/:audioId',
  access: 'signed-in',
  summary: 'The feedback of the session that a recording belongs to, with what was said of that recording',
  params: z.object({ audioId: idSchema }),
  reply: z.object({
    audio_id: z.int(),
    bands: bandsSchema,
    question: questionFeedbackSchema,
    feedback: feedbackSchema,
  }),
});

/** A text or one recording, judged by itself. */
export const judgedAloneSchema = z.object({
  bands: bandsSchema,
  examiner_comment: z.string(),
  issues: z.array(issueSchema),
  action_plan: z.array(z.string()),
  notices: z.array(z.string()),
});
export type JudgedAlone = z.infer<typeof judgedAloneSchema>;

export const generateFeedback = operation({
  method: 'POST',
  path: '/feedback/generate',
  access: 'signed-in',
  summary:
    'With a session or recordings: ask for the feedback of that session, again if it failed. With a text alone: judge the text at once',
  body: z.object({
    text: z.string().trim().max(20_000).optional(),
    session_id: idSchema.optional(),
    audio_id: idSchema.optional(),
    audio_ids: z.array(idSchema).min(1).max(50).optional(),
  }),
  reply: z.object({
    session_id: z.int().nullable(),
    /** Of the session; null where a text alone was judged. */
    status: sessionStatusSchema.nullable(),
    /** Null while the session's feedback is being written. */
    bands: bandsSchema.nullable(),
    examiner_comment: z.string(),
    issues: z.array(issueSchema),
    action_plan: z.array(z.string()),
  }),
});

export const correctTranscript = operation({
  method: 'PUT',
  path: '/feedback/session/:sessionId/transcripts/:audioId',
  access: 'signed-in',
  summary:
    'What the learner really said where it was misheard; the answer is judged again with its text known',
  params: z.object({ sessionId: idSchema, audioId: idSchema }),
  body: z.object({ text: z.string().trim().min(1).max(transcriptMaxLength) }),
  reply: z.object({ status: sessionStatusSchema }),
});

export const downloadReport = operation({
  method: 'GET',
  path: '/feedback/session/:sessionId/report.pdf',
  access: 'signed-in',
  summary: 'The whole report of a session as a PDF',
  params: z.object({ sessionId: idSchema }),
  /** The reader's, for the day that the report names; UTC where it is not known. */
  query: z.object({ time_zone: z.string().max(60).optional() }),
  produces: 'application/pdf',
});
