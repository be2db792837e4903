import { wordsOf } from '../reading-time.ts';

/** Words that any question may hold, whatever it is about. */
const FRAME = new Set(
  (
    'a about after again all also always an and any anything are as ask at be because become been before being between but by can could ' +
    'did different differently do does done enough ever feel few find for from get give go good had has have how i if in is it its ' +
    'just kind kinds last less like likely long make many may might more most much must near need never new now of often ' +
    'on one only or other others our over own people person place places prefer rather really same say should since so some ' +
    'somebody someone something sort sorts still take than that the their them there these they thing things think this those ' +
    'through time times to too up use used useful usually very want was way ways were what when where which while who why will with would you your'
  ).split(' '),
);

/** Endings that leave what a word is about as it was. */
const stem = (word: string) =>
  word.replace(/'s?$/, '').replace(/(?<=\w{3})(ies|ing|ed|es|er|est|ly|s|y|e)$/, '');

/** What a text is about: the stems of its words, without those of the frame. */
export const subjectOf = (text: string): Set<string> =>
  new Set(
    wordsOf(text.toLowerCase())
      .filter((word) => !FRAME.has(word))
      .map(stem),
  );

/** The share of stems that two texts have in common, from 0 to 1 (Jaccard). */
export function likeness(one: string, other: string): number {
  const [first, second] = [subjectOf(one), subjectOf(other)];
  const union = first.union(second).size;
  return union === 0 ? 0 : first.intersection(second).size / union;
}
