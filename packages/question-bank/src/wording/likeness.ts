import { wordsOf } from '../reading-time.ts';

/** Words that hold a sentence together and say nothing about what is asked. */
const GRAMMAR = new Set(
  (
    'a an and are as at be been by can could did do does for from had has have if in is it its of on or that the their them ' +
    'there they this to was were when will with would you your'
  ).split(' '),
);

/** Endings that leave what a word is about as it was. */
const stem = (word: string) =>
  word.replace(/'s?$/, '').replace(/(?<=\w{3})(ies|ing|ed|es|er|est|ly|s|y|e)$/, '');

/** The stems of the words that say what is asked. */
export const stemsOf = (text: string): Set<string> =>
  new Set(
    wordsOf(text.toLowerCase())
      .filter((word) => !GRAMMAR.has(word))
      .map(stem),
  );

/** The share of stems that two texts have in common, from 0 to 1 (Jaccard). */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = one.intersection(other).size;
  return shared === 0 ? 0 : shared / (one.size + other.size - shared);
}
