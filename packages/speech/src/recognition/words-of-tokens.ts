import { beginsWord, textOf } from './vocabulary.ts';

export interface RecognisedWord {
  /** As the recogniser writes it, with its punctuation. */
  text: string;
  /** Between 0 and 1: the geometric mean of the likelihoods of the word's tokens. */
  confidence: number;
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Where each written word's tokens lie: the first, and one past the last. */
export function groupsOfTokens(tokens: readonly number[]): { from: number; to: number; text: string }[] {
  const starts = tokens.flatMap((token, i) => (i === 0 || beginsWord(token) ? [i] : []));
  return starts
    .map((from, i) => {
      const to = starts[i + 1] ?? tokens.length;
      return { from, to, text: textOf(tokens.slice(from, to)) };
    })
    .filter(({ text }) => text !== '');
}

export const wordsOfTokens = (tokens: readonly number[], logProbs: readonly number[]): RecognisedWord[] =>
  groupsOfTokens(tokens).map(({ from, to, text }) => ({
    text,
    confidence: Math.exp(mean(logProbs.slice(from, to))),
  }));
