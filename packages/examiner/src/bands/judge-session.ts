import type { Assessment, BandEstimate, Criterion, CriterionAssessment } from '../assessment.ts';
import { measureTiming } from '../fluency/measure-timing.ts';
import type { LocatedError } from '../grammar/measure-errors.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { endsSentence } from '../language/spelling.ts';
import type { Tagger } from '../language/tagger.ts';
import { measureMtld } from '../lexis/measure-mtld.ts';
import type { AnnotatedAnswer } from '../transcript/annotate-answer.ts';
import { wordsOf } from '../transcript/session.ts';
import { findNotices } from '../validity/find-notices.ts';
import { judgeAmount } from '../validity/judge-amount.ts';
import { gatherEvidence } from './gather-evidence.ts';
import { pronunciationOf } from '../pronunciation/session-pronunciation.ts';
import type { LevelModel } from './level-model.ts';
import { measureSession } from './measure-session.ts';
import {
  fluencyBand,
  grammarBand,
  lexicalBand,
  pronunciationBand,
  type SpeechReading,
} from './read-bands.ts';
import { lowerHalf, roundBand, upperHalf } from './round-band.ts';

export interface Language {
  readonly lexicon: Lexicon;
  readonly tagWords: Tagger;
  readonly model: LevelModel;
}

/** A band is about half a band sure with minutes of speech (docs/scoring.md), and less with fewer words. */
const SURE_WITHIN = 0.4;
const UNSURE_WORDS = 60;
/** Nothing in the calibration data shows the bands above this. */
const CALIBRATED_TO = 6;
const WIDER_ABOVE = 0.25;
const WIDER_FOR_NOTICE = 0.25;
const WIDER_WITHOUT_SOUND = 0.5;
/** Part 1 asks for nothing abstract and rarely shows more than band 7. */
const WIDER_FOR_PART_1 = 0.25;

/** Expected before any error is found, so that a few clean words do not look like accuracy. */
const PRIOR_ERRORS = 0.5;
const PRIOR_WORDS = 60;

/** Transcripts without sentence marks give one endless sentence; that is no measure of the speaker. */
const LONGEST_PLAUSIBLE_SENTENCE = 45;

const ERROR_WEIGHT = { 1: 0.5, 2: 1, 3: 1.5 } as const;

export const judgeSession = (
  answers: readonly AnnotatedAnswer[],
  errors: readonly LocatedError[],
  { lexicon, tagWords, model }: Language,
): Assessment => {
  const words = wordsOf(answers);
  const seconds = answers.reduce((sum, { facts }) => sum + (facts.durationSec ?? 0), 0);
  const basis = { words, seconds, answers: answers.length };
  const amount = judgeAmount(answers, lexicon);
  if (amount !== 'enough') return { outcome: amount, basis };

  const measures = measureSession(answers, errors, lexicon);
  const timing = measureTiming(answers);
  const notices = findNotices(answers, tagWords);
  const reading: SpeechReading = { measures, timing, ...grammarFigures(answers, errors) };
  const unsure =
    SURE_WITHIN +
    UNSURE_WORDS / (words + UNSURE_WORDS) +
    (notices.length > 0 ? WIDER_FOR_NOTICE : 0) +
    (answers.every(({ facts }) => facts.part === 1) ? WIDER_FOR_PART_1 : 0);
  const pronunciation = pronunciationOf(answers);
  const exact: Record<Criterion, number | undefined> = {
    fluency: fluencyBand(reading, model),
    lexical: lexicalBand(reading, model),
    grammar: grammarBand(reading, model),
    pronunciation: pronunciation === undefined ? undefined : pronunciationBand(pronunciation.total),
  };
  const widths = { fluency: timing === undefined ? unsure + WIDER_WITHOUT_SOUND : unsure };
  const evidence = gatherEvidence({ answers, errors, measures, timing, lexicon, pronunciation });
  const judge = (criterion: Criterion): CriterionAssessment | null => {
    const value = exact[criterion];
    if (value === undefined) return null;
    return {
      ...estimate(value, criterion === 'fluency' ? widths.fluency : unsure),
      evidence: evidence[criterion],
    };
  };
  const criteria = {
    fluency: judge('fluency'),
    lexical: judge('lexical'),
    grammar: judge('grammar'),
    pronunciation: judge('pronunciation'),
  };
  const given = Object.values(criteria).filter((criterion) => criterion !== null);
  const mean = given.reduce((sum, { band }) => sum + band, 0) / given.length;
  return {
    outcome: 'judged',
    // Errors of four criteria partly cancel in their mean.
    overall: estimate(mean, unsure * 0.75),
    criteria,
    basis,
    notices,
    measures,
    timing: timing ?? null,
    mtld: measureMtld(answers) ?? null,
    errors,
  };
};

const estimate = (exact: number, width: number): BandEstimate => {
  const half = width + (exact > CALIBRATED_TO ? WIDER_ABOVE : 0);
  const band = roundBand(exact);
  return {
    exact,
    band,
    low: Math.min(band, lowerHalf(exact - half + 0.25)),
    high: Math.max(band, upperHalf(exact + half - 0.25)),
  };
};

const grammarFigures = (answers: readonly AnnotatedAnswer[], errors: readonly LocatedError[]) => {
  const words = wordsOf(answers);
  const weight = errors.reduce((sum, { severity }) => sum + ERROR_WEIGHT[severity], 0);
  const marked = answers.flatMap(({ facts }) => facts.words.filter(({ text }) => endsSentence(text))).length;
  const wordsPerSentence = marked === 0 ? undefined : words / marked;
  return {
    errorsPer100WithPrior: (100 * (weight + PRIOR_ERRORS)) / (words + PRIOR_WORDS),
    wordsPerSentence:
      wordsPerSentence !== undefined && wordsPerSentence <= LONGEST_PLAUSIBLE_SENTENCE
        ? wordsPerSentence
        : undefined,
  };
};
