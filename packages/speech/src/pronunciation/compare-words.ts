import { pairPhones } from './pair-phones.ts';
import type { ExpectedWord } from './spoken-word.ts';
import { phoneIndices } from './spoken-word.ts';

/** What the recogniser heard beside what the text says. */
export interface WordComparison {
  /** For each word of the text whether something like it was heard. */
  heard: boolean[];
  /** Words that the text does not have, by the place of the text's word that they were heard before. */
  extra: { before: number; word: ExpectedWord }[];
}

/** In units of a word: a word left out or added. */
const gapCost = 0.6;
/** Two words whose phones differ by more than this share of the longer one are different words. */
const alikeBelow = 0.5;
const differentCost = 2 * gapCost + 0.1;

const phonesOf = ({ ways }: ExpectedWord) => phoneIndices(ways[0] ?? []);

/** 0 for words that sound the same, 1 for words that share nothing. */
function distance(left: ExpectedWord, right: ExpectedWord): number {
  if (left.text.toLowerCase() === right.text.toLowerCase()) return 0;
  const [a, b] = [phonesOf(left), phonesOf(right)];
  return Math.min(1, pairPhones(a, b).cost / Math.max(1, a.length, b.length));
}

function changeCost(left: ExpectedWord | undefined, right: ExpectedWord | undefined): number {
  if (left === undefined || right === undefined) return Infinity;
  const apart = distance(left, right);
  return apart < alikeBelow ? apart : differentCost;
}

/** Lays the recogniser's words beside the text's, words that sound alike together. */
export function compareWords(text: readonly ExpectedWord[], said: readonly ExpectedWord[]): WordComparison {
  const columns = said.length + 1;
  const cost = new Float64Array((text.length + 1) * columns);
  const change = new Float64Array((text.length + 1) * columns);
  const at = (i: number, j: number) => cost[i * columns + j] ?? 0;
  for (let i = 0; i <= text.length; i++)
    for (let j = 0; j <= said.length; j++) {
      if (i === 0 || j === 0) {
        cost[i * columns + j] = gapCost * (i + j);
        continue;
      }
      const own = changeCost(text[i - 1], said[j - 1]);
      change[i * columns + j] = own;
      cost[i * columns + j] = Math.min(
        at(i - 1, j - 1) + own,
        at(i - 1, j) + gapCost,
        at(i, j - 1) + gapCost,
      );
    }
  const heard = text.map(() => false);
  const extra: WordComparison['extra'] = [];
  for (let i = text.length, j = said.length; i > 0 || j > 0;) {
    const own = change[i * columns + j] ?? 0;
    const word = said[j - 1];
    if (i > 0 && j > 0 && at(i, j) === at(i - 1, j - 1) + own) {
      heard[--i] = true;
      j--;
    } else if (i > 0 && at(i, j) === at(i - 1, j) + gapCost) i--;
    else {
      if (word !== undefined) extra.unshift({ before: i, word });
      j--;
    }
  }
  return { heard, extra };
}
