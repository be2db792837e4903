import { growTrees } from './boosted-trees.ts';
import type { Scores, UtteranceScores } from './scorer.ts';
import { rhythmCount } from './scorer.ts';
import type { WeightsByName } from './weights-file.ts';
import { weightsBelow, weightsOf } from './weights-file.ts';

/** What the summary looks at beside the scores themselves. */
export interface SummaryInputs {
  scores: Scores;
  /** For each word: how well the decoder can follow it; and of the whole text. */
  evidence: readonly (readonly number[])[];
  heard: readonly number[];
  /** For each phone, the 18 of phone-numbers.ts; of the whole, first the 16 of utterance-numbers.ts. */
  phoneNumbers: readonly Float32Array[];
  utterance: Float32Array;
}

export type Summary = (inputs: SummaryInputs) => UtteranceScores;

/** Where phone-numbers.ts puts them. */
const ownMean = 0;
const ratioMean = 3;
const aroundMean = 5;
const leadPlace = 2;
const doubtfulPhone = 1.2;
const wrongPhone = 0.8;
const wordLimits = [1.5, 1.2, 0.9];
const worstShare = 5;
const aspects = [0, 1, 2, 3];

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const shareBelow = (values: readonly number[], limit: number) =>
  values.filter((value) => value < limit).length / values.length;
const inOrder = (values: readonly number[]) => values.toSorted((a, b) => a - b);
const deviation = (values: readonly number[]) =>
  Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));

/** 51 numbers; training/summary.py computes the same. */
export function summaryNumbers({
  scores,
  evidence,
  heard,
  phoneNumbers,
  utterance: described,
}: SummaryInputs): Float32Array {
  const { phones, words, utterance } = scores;
  const accuracy = words.map(([own]) => own);
  const totals = words.map(([, , total]) => total);
  const column = (place: number) => phoneNumbers.map((row) => row[place] ?? 0);
  const places = (evidence[0] ?? []).map((_, place) => evidence.map((row) => row[place] ?? 0));
  const worst = inOrder(column(ratioMean)).slice(0, Math.max(1, Math.floor(phones.length / worstShare)));
  return Float32Array.from([
    ...utterance,
    mean(phones),
    Math.min(...phones),
    mean(inOrder(phones).slice(0, 3)),
    shareBelow(phones, doubtfulPhone),
    shareBelow(phones, wrongPhone),
    deviation(phones),
    mean(accuracy),
    Math.min(...accuracy),
    ...wordLimits.map((limit) => shareBelow(accuracy, limit)),
    mean(totals),
    Math.min(...totals),
    mean(words.map(([, stress]) => stress)),
    ...places.map(mean),
    ...places.map((values) => Math.min(...values)),
    shareBelow(places[leadPlace] ?? [], 0),
    ...heard,
    ...described.subarray(0, rhythmCount),
    Math.log(words.length),
    mean(column(ownMean)),
    mean(column(ratioMean)),
    mean(column(aroundMean)),
    mean(worst),
  ]);
}

/** Utterance scores from what the scorers say of phones and words: ridge regression, boosted trees and the scorers, averaged. */
export function createSummary(weights: WeightsByName): Summary {
  const part = (name: string) => weightsOf(weights, name);
  const centre = part('mean').data;
  const scale = part('deviation').data;
  const linear = part('weights').data;
  const offset = part('offset').data;
  const trees = aspects.map((aspect) => growTrees(weightsBelow(weights, `trees.${aspect}.`)));
  return (inputs) => {
    const row = summaryNumbers(inputs);
    if (row.length !== centre.length)
      throw new TypeError(`the summary takes ${centre.length} numbers, not ${row.length}`);
    const normed = row.map((value, i) => (value - (centre[i] ?? 0)) / (scale[i] ?? 1));
    return aspects.map((aspect) => {
      const fitted = normed.reduce(
        (sum, value, i) => sum + value * (linear[aspect * row.length + i] ?? 0),
        offset[aspect] ?? 0,
      );
      return (fitted + (trees[aspect]?.(row) ?? 0) + (inputs.scores.utterance[aspect] ?? 0)) / 3;
    }) as UtteranceScores;
  };
}
