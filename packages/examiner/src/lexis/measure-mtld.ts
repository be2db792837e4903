import type { AnnotatedAnswer } from '../transcript/annotate-answer.ts';
import { tokensOf } from '../transcript/session.ts';

/** The share of different words at which a stretch counts as used up (McCarthy and Jarvis, 2010). */
const FACTOR_SHARE = 0.72;

/** Fewer words give no figure: unstable below a hundred. */
const FEWEST_WORDS = 100;

/** Textual lexical diversity: how many words the talk keeps up its variety, read forwards and backwards. */
export const measureMtld = (answers: readonly AnnotatedAnswer[]): number | undefined => {
  const words = tokensOf(answers).map(({ lemma }) => lemma);
  return words.length < FEWEST_WORDS ? undefined : (oneWay(words) + oneWay(words.toReversed())) / 2;
};

const oneWay = (words: readonly string[]): number => {
  let factors = 0;
  let seen = new Set<string>();
  let length = 0;
  for (const word of words) {
    seen.add(word);
    length += 1;
    if (seen.size / length >= FACTOR_SHARE) continue;
    factors += 1;
    seen = new Set();
    length = 0;
  }
  if (length > 0) factors += (1 - seen.size / length) / (1 - FACTOR_SHARE);
  return factors === 0 ? words.length : words.length / factors;
};
