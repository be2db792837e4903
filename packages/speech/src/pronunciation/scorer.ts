import { bidirectionalLstm } from './bidirectional-lstm.ts';
import { embedding, joined, layerNorm, linearLayer, sumOf, twoLayers } from './layers.ts';
import type { WeightsByName } from './weights-file.ts';
import { weightsBelow, weightsOf } from './weights-file.ts';

/** What a scorer is told of a reading of a recording; training/stack.py defines the same network. */
export interface ScorerInputs {
  /** For each phone: its number in the inventory, its place in its word, its word. */
  phones: readonly number[];
  places: readonly number[];
  words: readonly number[];
  /** For each phone: posteriors and numbers of phone-numbers.ts, the encoder's states in short. */
  numbers: readonly Float32Array[];
  pooled: readonly Float32Array[];
  /** For each word: how well the decoder can follow it. */
  evidence: readonly (readonly number[])[];
  /** Of the whole text: mean, least and last log probability. */
  heard: readonly number[];
  /** Rhythm and melody, then the encoder's states over the whole, in short. */
  utterance: Float32Array;
  textKnown: boolean;
}

export type WordScores = [accuracy: number, stress: number, total: number];
export type UtteranceScores = [accuracy: number, fluency: number, prosody: number, total: number];

/** All in units of 0 to 2, as the experts score phones. */
export interface Scores {
  phones: number[];
  words: WordScores[];
  utterance: UtteranceScores;
}

export type Scorer = (inputs: ScorerInputs) => Scores;

export const rhythmCount = 16;
/** The networks learn how far a score is from these, which most are near. */
const usualPhone = 1.8;
const usualWord = 1.8;
const usualUtterance = 1.5;
/** Beyond this many deviations a number says only that it is far out. */
const farthestFlat = 6;
const farthestRhythm = 5;
/** A phone below this is plainly not right. */
const doubtfulPhone = 1.2;
const highestPhone = 2;

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const meanRow = (rows: readonly (readonly number[] | Float32Array)[], width: number): Float32Array =>
  Float32Array.from({ length: width }, (_, i) => mean(rows.map((row) => row[i] ?? 0)));

const highestRow = (rows: readonly Float32Array[], width: number): Float32Array =>
  Float32Array.from({ length: width }, (_, i) => Math.max(...rows.map((row) => row[i] ?? 0)));

function normaliser(weights: WeightsByName, name: string, farthest: number) {
  const centre = weightsOf(weights, `${name}_mean`).data;
  const deviation = weightsOf(weights, `${name}_deviation`).data;
  return (row: Float32Array) =>
    row.map((value, i) =>
      Math.min(farthest, Math.max(-farthest, (value - (centre[i] ?? 0)) / (deviation[i] ?? 1))),
    );
}

export function createScorer(weights: WeightsByName): Scorer {
  const normFlat = normaliser(weights, 'flat', farthestFlat);
  const normRhythm = normaliser(weights, 'rhythm', farthestRhythm);
  const flat = linearLayer(weights, 'flat');
  const phoneRow = embedding(weights, 'phone');
  const placeRow = embedding(weights, 'place');
  const pool = twoLayers(weights, 'pooled', 0, 2);
  const lstm = bidirectionalLstm(weightsBelow(weights, 'lstm.'));
  const norm = layerNorm(weights, 'norm');
  const phoneHead = twoLayers(weights, 'phone_head', 0, 3);
  const wordHead = twoLayers(weights, 'word_head', 0, 3);
  const utteranceHead = twoLayers(weights, 'utterance_head', 0, 3);

  return ({ phones, places, words, numbers, pooled, evidence, heard, utterance, textKnown }) => {
    const known = [textKnown ? 1 : 0];
    const inputs = phones.map((phone, i) =>
      sumOf(
        flat(normFlat(joined(numbers[i] ?? [], evidence[words[i] ?? 0] ?? [], known))),
        phoneRow(phone),
        placeRow(places[i] ?? 0),
        pool(pooled[i] ?? new Float32Array(0)),
      ),
    );
    const states = lstm(inputs).map((state, i) => norm(sumOf(state, inputs[i] ?? state)));
    const width = states[0]?.length ?? 0;
    const phoneScores = states.map(
      (state, i) => usualPhone + (phoneHead(joined(state, inputs[i] ?? []))[0] ?? 0),
    );
    const wordScores = evidence.map((row, word): WordScores => {
      const own = states.filter((_, i) => words[i] === word);
      const least = Math.min(highestPhone, ...phoneScores.filter((_, i) => words[i] === word));
      const head = wordHead(joined(meanRow(own, width), highestRow(own, width), [least], row, known));
      const [accuracy = 0, stress = 0, total = 0] = head.map((value) => usualWord + value);
      return [accuracy, stress, total];
    });
    const summary = [
      mean(phoneScores),
      Math.min(...phoneScores),
      mean(wordScores.map(([accuracy]) => accuracy)),
      mean(phoneScores.map((score) => (score < doubtfulPhone ? 1 : 0))),
    ];
    const whole = utteranceHead(
      joined(
        meanRow(states, width),
        highestRow(states, width),
        normRhythm(utterance.subarray(0, rhythmCount)),
        utterance.subarray(rhythmCount),
        summary,
        meanRow(evidence, evidence[0]?.length ?? 0),
        heard,
        known,
      ),
    );
    const [accuracy = 0, fluency = 0, prosody = 0, total = 0] = whole.map((value) => usualUtterance + value);
    return { phones: phoneScores, words: wordScores, utterance: [accuracy, fluency, prosody, total] };
  };
}

/** What several scorers think on average. */
export function averageScores(all: readonly Scores[]): Scores {
  const [first] = all;
  if (first === undefined) throw new TypeError('there are no scores');
  const average = (pick: (scores: Scores) => number | undefined) =>
    mean(all.map((scores) => pick(scores) ?? 0));
  const row = (pick: (scores: Scores) => readonly number[] | undefined, i: number) =>
    average((scores) => pick(scores)?.[i]);
  return {
    phones: first.phones.map((_, i) => average((scores) => scores.phones[i])),
    words: first.words.map((_, w): WordScores => [
      row((scores) => scores.words[w], 0),
      row((scores) => scores.words[w], 1),
      row((scores) => scores.words[w], 2),
    ]),
    utterance: [0, 1, 2, 3].map((i) => row((scores) => scores.utterance, i)) as UtteranceScores,
  };
}
