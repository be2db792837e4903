import { growTrees } from './boosted-trees.ts';
import type { ScorerInputs, Scores, WordScores } from './scorer.ts';
import type { WeightsByName } from './weights-file.ts';
import { weightsBelow } from './weights-file.ts';

/** What a second look takes in beside the scores themselves. */
export type RefinerInputs = Pick<ScorerInputs, 'phones' | 'places' | 'words' | 'evidence' | 'heard'> & {
  /** With the summary's utterance scores. */
  scores: Scores;
  /** For each phone, the 18 of phone-numbers.ts. */
  phoneNumbers: readonly Float32Array[];
};

export type Refiner = (inputs: RefinerInputs) => Pick<Scores, 'phones' | 'words'>;

/** Stands in for the verdict before the first and after the last. */
const edge = 2;
/** Where phone-numbers.ts puts it. */
const ratioMean = 3;

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** 40 numbers of each phone and 21 of each word; training/refine.py computes the same. */
export function refinerNumbers(inputs: RefinerInputs): { phones: Float32Array[]; words: Float32Array[] } {
  const { scores, words: owners, phones, places, evidence, heard, phoneNumbers } = inputs;
  const whole = [...scores.utterance, ...heard];
  const inside = scores.words.map((_, word) => {
    const members = owners.flatMap((owner, i) => (owner === word ? [i] : []));
    const verdicts = members.map((i) => scores.phones[i] ?? 0);
    const ratios = members.map((i) => phoneNumbers[i]?.[ratioMean] ?? 0);
    return { verdicts: [Math.min(...verdicts), mean(verdicts), Math.log(members.length)], ratios };
  });
  return {
    words: scores.words.map((own, word) =>
      Float32Array.from([
        ...own,
        ...(inside[word]?.verdicts ?? []),
        scores.words[word - 1]?.[0] ?? edge,
        scores.words[word + 1]?.[0] ?? edge,
        mean(inside[word]?.ratios ?? []),
        Math.min(...(inside[word]?.ratios ?? [])),
        ...(evidence[word] ?? []),
        ...whole,
      ]),
    ),
    phones: scores.phones.map((own, i) => {
      const word = owners[i] ?? 0;
      return Float32Array.from([
        own,
        scores.phones[i - 1] ?? edge,
        scores.phones[i + 1] ?? edge,
        ...(scores.words[word] ?? []),
        ...(inside[word]?.verdicts ?? []),
        places[i] ?? 0,
        phones[i] ?? 0,
        ...(evidence[word] ?? []),
        ...whole,
        ...(phoneNumbers[i] ?? []),
      ]);
    }),
  };
}

/** Verdicts on phones and words looked at again, with each other, the whole and the decoder's evidence in view. */
export function createRefiner(weights: WeightsByName): Refiner {
  const phoneTrees = growTrees(weightsBelow(weights, 'phone.'));
  const wordTrees = growTrees(weightsBelow(weights, 'word.'));
  return (inputs) => {
    const numbers = refinerNumbers(inputs);
    return {
      phones: numbers.phones.map(phoneTrees),
      words: inputs.scores.words.map(([, stress, total], word): WordScores => [
        wordTrees(numbers.words[word] ?? new Float32Array(0)),
        stress,
        total,
      ]),
    };
  };
}
