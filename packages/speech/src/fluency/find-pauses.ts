import { isClauseBoundary } from './clause-boundary.ts';
import type { Span, TimedWord } from './timed-word.ts';

/** Shorter silences are closures and slow plosives (de Jong and Bosker 2013). */
const shortestPauseSec = 0.25;
/** As the specification counts long pauses. */
const longPauseSec = 0.6;

export interface Pause extends Span {
  /** The pause lies after the word of this index. */
  afterWord: number;
  /** Inside a clause a pause is a search for words; at its end everybody breathes. */
  place: 'clause_end' | 'inside_clause';
  isLong: boolean;
}

/** A word that is no filler, and its place among all words. */
export interface PlacedWord extends TimedWord {
  index: number;
}

/** How many words lie more before a moment than after it. */
const countBefore = (words: readonly TimedWord[], atSec: number) =>
  words.filter(({ startSec, endSec }) => (startSec + endSec) / 2 < atSec).length;

/** Silences between the first and the last word, each with the words it lies between. */
export function findPauses(words: readonly PlacedWord[], speech: readonly Span[]): Pause[] {
  return speech.slice(1).flatMap((stretch, index): Pause[] => {
    const startSec = speech[index]?.endSec ?? 0;
    const endSec = stretch.startSec;
    if (endSec - startSec < shortestPauseSec) return [];
    const count = countBefore(words, (startSec + endSec) / 2);
    const [before, after] = [words[count - 1], words[count]];
    if (before === undefined || after === undefined) return [];
    const ends = isClauseBoundary(before.word, after.word, words[count + 1]?.word);
    return [
      {
        startSec,
        endSec,
        afterWord: before.index,
        place: ends ? 'clause_end' : 'inside_clause',
        isLong: endSec - startSec > longPauseSec,
      },
    ];
  });
}
