import { phoneIndex } from '../phonemes/phones.ts';
import { pronunciationsOf } from '../phonemes/pronounce-word.ts';
import type { WrittenWord } from '../phonemes/read-text.ts';
import { readText } from '../phonemes/read-text.ts';

/** A plain word with the phones it is said with; ARPAbet with stress. */
export interface SpokenWord {
  text: string;
  phones: readonly string[];
}

/** A word as it is written, and the ways it may be said: most are one spoken word, “2648” is several. */
export interface ExpectedWord {
  text: string;
  ways: readonly (readonly SpokenWord[])[];
}

/** More ways than this are alike, and each costs time. */
const mostWays = 6;
const mostPronunciations = 3;

export const phoneIndices = (way: readonly SpokenWord[]): number[] =>
  way.flatMap(({ phones }) => phones.map(phoneIndex));

function pronouncedWays(words: readonly string[]): SpokenWord[][] {
  return words.reduce<SpokenWord[][]>(
    (ways, text) =>
      ways
        .flatMap((way) =>
          pronunciationsOf(text)
            .slice(0, mostPronunciations)
            .map((phones) => [...way, { text, phones }]),
        )
        .slice(0, mostWays),
    [[]],
  );
}

function expectedWord({ text, readings }: WrittenWord): ExpectedWord {
  // Every reading in its usual pronunciation comes before unusual pronunciations of any.
  const ways = readings.map(pronouncedWays);
  const inOrder = [...ways.map(([usual]) => usual), ...ways.flatMap(([, ...others]) => others)];
  const different = new Map<string, SpokenWord[]>();
  for (const way of inOrder) {
    if (way === undefined || phoneIndices(way).length === 0) continue;
    const key = phoneIndices(way).join(' ');
    if (!different.has(key) && different.size < mostWays) different.set(key, way);
  }
  return { text, ways: [...different.values()] };
}

/** The words of a text with every way to say them. */
export const expectedWords = (text: string): ExpectedWord[] =>
  readText(text)
    .map(expectedWord)
    .filter(({ ways }) => ways.length > 0);

/** What the recogniser writes without a space inside, as one word, whatever it is made of; nothing where it cannot be said. */
export function asOneWord(text: string): ExpectedWord[] {
  const ways = expectedWords(text).reduce<SpokenWord[][]>(
    (heads, { ways: tails }) =>
      heads.flatMap((head) => tails.map((tail) => [...head, ...tail])).slice(0, mostWays),
    [[]],
  );
  return ways.some((way) => way.length > 0) ? [{ text, ways }] : [];
}
