import type { Criterion } from '../assessment.ts';

/** What a transcript can be judged by; how it sounded cannot be read. */
export type ReadCriterion = Exclude<Criterion, 'pronunciation'>;
export const READ_CRITERIA = ['fluency', 'lexical', 'grammar'] as const satisfies readonly ReadCriterion[];

/** Our own wording of what each band shows, aligned to the public descriptors and not copied from them. */
const DESCRIPTORS: Readonly<Record<ReadCriterion, Readonly<Record<number, string>>>> = {
  fluency: {
    9: 'Pauses only to think of ideas; almost no repeats or repairs; every point followed through; links unnoticed.',
    8: 'As 9, but now and then repeats or searches once; topics fully built.',
    7: 'Talks long without strain; some searching or repair inside clauses, the thread never lost; varied markers with a real function.',
    6: 'Ready to talk on, but repeats, repairs or stalls sometimes break the thread; markers present, at times mechanical.',
    5: 'Keeps going by repeating, repairing or slowing; simple talk flows, harder ideas stall; the same linkers again and again.',
    4: 'Cannot answer without clear pauses; slow; restarts often; chains with and, but, because; the thread breaks.',
    3: 'Long silences; hardly joins two sentences; often fails to get a message over.',
    2: 'Single words between silences; almost no message.',
  },
  lexical: {
    9: 'The exact word for each nuance on any topic; idiom lands naturally; no visible search.',
    8: 'Wide, quick, precise; uncommon items mostly right; rewords at once.',
    7: 'Handles any topic; some less common items and a sense of register; some wrong word partners; rewords well.',
    6: 'Enough words to discuss at length; meaning clear despite wrong choices; rewording usually works.',
    5: 'Manages familiar and less familiar topics with little room; rewording half works.',
    4: 'Familiar topics only, elsewhere bare meaning; wrong words often; rarely rewords.',
    3: 'Words for personal information; runs out beyond those.',
    2: 'A few separate words or learnt phrases.',
  },
  grammar: {
    9: 'Any structure as needed; only slips that every fluent speaker makes.',
    8: 'Wide range; most sentences clean; stray errors without a pattern.',
    7: 'Several complex types with some ease; clean sentences are frequent; a few errors keep returning.',
    6: 'Simple and complex mixed; the complex often faulty, yet understood.',
    5: 'Basic sentences fairly sound; complex ones few and usually faulty.',
    4: 'Basic sentences, few subordinate clauses; frequent errors, sometimes misleading.',
    3: 'Tries basic forms, mostly faulty except learnt phrases.',
    2: 'No working sentence.',
  },
};

/** A band further than this from the measured one cannot be given, so its wording need not be read. */
const READ_WITHIN_BANDS = 2;

export const descriptorsNear = (criterion: ReadCriterion, measured: number): Record<string, string> =>
  Object.fromEntries(
    Object.entries(DESCRIPTORS[criterion]).filter(
      ([band]) => Math.abs(Number(band) - measured) <= READ_WITHIN_BANDS,
    ),
  );
