import { isVowel, plainPhones } from '../phonemes/phones.ts';

/** A phone left out; one taken for another of its kind; a vowel taken for a consonant. training/pairing.py has the same. */
const gapCost = 0.7;
const sameKindCost = 0.6;
const otherKindCost = 1.3;
const closeEnough = 1e-8;

const vowels = plainPhones.map(isVowel);

function changeCost(left: number, right: number): number {
  if (left === right) return 0;
  return vowels[left] === vowels[right] ? sameKindCost : otherKindCost;
}

export interface PhonePairs {
  /** Places in the left and in the right reading; phones without a partner are left out. */
  pairs: [number, number][];
  cost: number;
}

/** Which phone of one reading of a recording answers which phone of another, on the cheapest edit path. */
export function pairPhones(left: readonly number[], right: readonly number[]): PhonePairs {
  const columns = right.length + 1;
  const cost = new Float64Array((left.length + 1) * columns);
  const at = (i: number, j: number) => cost[i * columns + j] ?? 0;
  for (let j = 1; j < columns; j++) cost[j] = gapCost * j;
  left.forEach((phone, row) => {
    cost[(row + 1) * columns] = gapCost * (row + 1);
    right.forEach((other, j) => {
      const changed = at(row, j) + changeCost(phone, other);
      cost[(row + 1) * columns + j + 1] = Math.min(
        changed,
        at(row, j + 1) + gapCost,
        at(row + 1, j) + gapCost,
      );
    });
  });
  const pairs: [number, number][] = [];
  for (let i = left.length, j = right.length; i > 0 && j > 0;) {
    const here = at(i, j);
    const change = changeCost(left[i - 1] ?? 0, right[j - 1] ?? 0);
    if (Math.abs(here - at(i - 1, j - 1) - change) < closeEnough) {
      pairs.push([--i, --j]);
    } else if (Math.abs(here - at(i - 1, j) - gapCost) < closeEnough) i--;
    else j--;
  }
  return { pairs: pairs.reverse(), cost: at(left.length, right.length) };
}

/** For each word of the left reading the word of the right one that shares most phones with it. */
export function pairWords(
  pairs: readonly [number, number][],
  leftWords: readonly number[],
  rightWords: readonly number[],
): Map<number, number> {
  const shared = new Map<number, Map<number, number>>();
  for (const [i, j] of pairs) {
    const counts = shared.get(leftWords[i] ?? 0) ?? new Map<number, number>();
    const other = rightWords[j] ?? 0;
    shared.set(leftWords[i] ?? 0, counts.set(other, (counts.get(other) ?? 0) + 1));
  }
  return new Map(
    shared.entries().map(([word, counts]): [number, number] => {
      const [best = [0, 0]] = [...counts].toSorted((a, b) => b[1] - a[1]);
      return [word, best[0]];
    }),
  );
}
