import { z } from 'zod';
import { errorTypes } from './feedback.ts';
import { coachingLimits, spokenTextMaxLength } from './limits.ts';
import { operation } from './operation.ts';

const phoneSchema = z.object({
  /** ARPAbet without stress. */
  phoneme: z.string(),
  ipa: z.string(),
  accuracy_score: z.number(),
  flagged: z.boolean(),
  start_seconds: z.number().nullable(),
  end_seconds: z.number().nullable(),
});

/** Pitch in semitones above the speaker's own middle, null where there is no voice; energy from 0 to 1. */
const contourSchema = z.object({
  /** Of the first value. */
  start_seconds: z.number(),
  step_seconds: z.number(),
  pitch: z.array(z.number().nullable()),
  energy: z.array(z.number()),
});

const spokenSchema = z.object({
  duration: z.number(),
  phonemes: z.array(phoneSchema),
  contour: contourSchema,
});
export type SpokenWordShape = z.infer<typeof spokenSchema>;

/** What a coach would say, without words: the web app says it in the learner's language. */
const remarkSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('sound'),
    /** Among the learner's phonemes. */
    index: z.int(),
    phoneme: z.string(),
    ipa: z.string(),
    accuracy_score: z.number(),
    /** Null where it cannot be told. */
    heard_as: z.object({ phoneme: z.string(), ipa: z.string() }).nullable(),
  }),
  z.object({ kind: z.literal('missing_sound'), index: z.int(), phoneme: z.string(), ipa: z.string() }),
  /** The voice hardly moves where the model's does. */
  z.object({ kind: z.literal('pitch'), shape: z.literal('flat') }),
  /** The syllable that should be strong, and the one that was; both count from 1. */
  z.object({ kind: z.literal('stress'), expected_syllable: z.int(), heard_syllable: z.int() }),
  z.object({ kind: z.literal('pace'), pace: z.enum(['slow', 'fast']) }),
]);
export type CoachingRemark = z.infer<typeof remarkSchema>;

export const evaluateCoaching = operation({
  method: 'POST',
  path: '/practice/coaching/evaluate',
  access: 'signed-in',
  summary:
    'One word or phrase, recorded (WebM Opus or WAV), judged with its text known and held against a model',
  form: z.object({ word: z.string().trim().min(1).max(coachingLimits.wordMaxLength) }),
  fileField: 'audio',
  reply: z.object({
    word: z.string(),
    phonetic: z.string(),
    accuracy_score: z.number(),
    /** The same: a word alone has no other score. */
    overall_score: z.number(),
    error_type: z.enum(errorTypes),
    learner: spokenSchema,
    /** Null while no voice is there to speak it. */
    model: spokenSchema.nullable(),
    /** How alike the two melodies are, 0 to 100. */
    melody_score: z.number().nullable(),
    /** What matters most first. */
    remarks: z.array(remarkSchema),
  }),
});
export type CoachingEvaluation = z.infer<typeof evaluateCoaching.reply>;

export const synthesizeSpeech = operation({
  method: 'POST',
  path: '/ai/tts/synthesize',
  access: 'signed-in',
  summary: 'A word or sentence read aloud; a voice id that is not known is answered with our own model voice',
  body: z.object({
    text: z.string().trim().min(1).max(spokenTextMaxLength),
    voice_id: z.string().max(80).optional(),
  }),
  produces: 'audio/flac',
});
