import { z } from 'zod';
import { OutsideError } from '../outside-error.ts';

const score = z.number().min(0).max(100);

const scores = {
  AccuracyScore: score.optional(),
  FluencyScore: score.optional(),
  CompletenessScore: score.optional(),
  ProsodyScore: score.optional(),
  PronScore: score.optional(),
  ErrorType: z.string().optional(),
};

/** Scores lie beside the other fields or in one of their own, by the version of the service. */
function unnestScores(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('PronunciationAssessment' in value)) return value;
  const { PronunciationAssessment: nested, ...fields } = value;
  return typeof nested === 'object' ? { ...fields, ...nested } : fields;
}

const phonemeSchema = z.preprocess(unnestScores, z.object({ ...scores, Phoneme: z.string().default('') }));
const wordSchema = z.preprocess(
  unnestScores,
  z.object({ ...scores, Word: z.string(), Phonemes: z.array(phonemeSchema).max(200).default([]) }),
);
const bestSchema = z.preprocess(
  unnestScores,
  z.object({
    ...scores,
    Display: z.string().max(20_000),
    Confidence: z.number().min(0).max(1),
    Words: z.array(wordSchema).max(1000).default([]),
  }),
);

const replySchema = z.object({
  RecognitionStatus: z.string(),
  NBest: z.array(bestSchema).default([]),
});

export type AzureBest = z.infer<typeof bestSchema>;
export type AzureWord = AzureBest['Words'][number];

/** Nobody spoke in this piece: an answer, and no failure. */
const silent = new Set(['NoMatch', 'InitialSilenceTimeout', 'BabbleTimeout', 'EndOfDictation']);

/** The likeliest reading of a piece; undefined where it holds no speech. */
export function readAzureReply(reply: Buffer): AzureBest | undefined {
  let value: unknown;
  try {
    value = JSON.parse(reply.toString('utf8'));
  } catch {
    throw new OutsideError('nonsense', 'not JSON');
  }
  const parsed = replySchema.safeParse(value);
  if (!parsed.success)
    throw new OutsideError('nonsense', `not as documented: ${parsed.error.issues[0]?.path.join('.') ?? ''}`);
  const { RecognitionStatus: status, NBest: readings } = parsed.data;
  if (silent.has(status)) return undefined;
  if (status !== 'Success') throw new OutsideError('broken', `recognition ended with ${status.slice(0, 40)}`);
  const [best] = readings;
  if (best === undefined) throw new OutsideError('nonsense', 'no reading');
  return best.Display.trim() === '' ? undefined : best;
}
