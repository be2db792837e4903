import type { Timing } from '../fluency/measure-timing.ts';
import * as anchors from './anchors.ts';
import { interpolate, type Points } from './interpolate.ts';
import { criterionLevel, type LevelModel } from './level-model.ts';
import type { Measures } from './measure-session.ts';

export interface SpeechReading {
  readonly measures: Measures;
  readonly timing: Timing | undefined;
  readonly errorsPer100WithPrior: number;
  /** Undefined where the transcript has no sentence marks. */
  readonly wordsPerSentence: number | undefined;
}

type Part = readonly [weight: number, points: Points, value: number | undefined];

/** Mean of what the parts speak of; a part without a value is left out. Every part only ever rises with better speech. */
const blend = (parts: readonly Part[]): number => {
  const known = parts.flatMap(([weight, points, value]) =>
    value === undefined ? [] : [{ weight, band: interpolate(points, value) }],
  );
  return (
    known.reduce((sum, { weight, band }) => sum + weight * band, 0) /
    known.reduce((sum, { weight }) => sum + weight, 0)
  );
};

// Weights: what was measured in sound leads in fluency; the calibrated levels lead where the interviews reach, and single
// figures with a published direction take over above them. Set with the samples of each band; see docs/scoring.md.

export const fluencyBand = ({ measures, timing }: SpeechReading, model: LevelModel): number =>
  blend([
    [0.25, anchors.BAND_OF_LEVEL, criterionLevel('fluency', measures, model)],
    [0.35, anchors.BAND_OF_WORDS_PER_MINUTE, timing?.wordsPerMinute],
    [0.25, anchors.BAND_OF_LONG_PAUSES, timing?.longPausesPer100],
    [0.15, anchors.BAND_OF_RUN_SYLLABLES, timing?.meanRunSyllables],
  ]);

export const lexicalBand = ({ measures }: SpeechReading, model: LevelModel): number =>
  blend([
    [0.3, anchors.BAND_OF_LEVEL, criterionLevel('lexis', measures, model)],
    [0.5, anchors.BAND_OF_WORD_RARITY, measures.wordRarity],
    [0.2, anchors.BAND_OF_WORD_VARIETY, measures.wordVariety],
  ]);

export const grammarBand = (reading: SpeechReading, model: LevelModel): number =>
  blend([
    [0.4, anchors.BAND_OF_LEVEL, criterionLevel('grammar', reading.measures, model)],
    [0.4, anchors.BAND_OF_ERRORS, reading.errorsPer100WithPrior],
    [0.2, anchors.BAND_OF_SENTENCE_WORDS, reading.wordsPerSentence],
  ]);

export const pronunciationBand = (total: number): number => interpolate(anchors.BAND_OF_PRONUNCIATION, total);
