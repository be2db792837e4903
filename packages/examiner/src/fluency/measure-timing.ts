import { plainWord } from '../language/spelling.ts';
import type { AnnotatedAnswer } from '../transcript/annotate-answer.ts';
import { per100, wordsOf } from '../transcript/session.ts';
import { countSyllables } from './count-syllables.ts';

/** From here on a silence counts as a pause (de Jong and Bosker, 2013). */
const PAUSE_SEC = 0.25;
/** "Long" in the specification. */
export const LONG_PAUSE_SEC = 0.6;

/** A long pause between ideas is how people talk; it costs a third of one inside a phrase. */
const BETWEEN_IDEAS_WEIGHT = 1 / 3;

const OPENS_CLAUSE = new Set(
  'and but so because if when while which who that or then although though where since until for'.split(' '),
);

export interface PlacedPause {
  readonly answer: number;
  readonly afterWord: number;
  readonly durationSec: number;
  readonly place: 'inside_clause' | 'clause_end';
}

export interface Timing {
  /** Fillers and repairs left out, pauses included. */
  readonly wordsPerMinute: number;
  /** Pauses left out: how fast the words themselves come. */
  readonly syllablesPerSec: number;
  readonly meanRunSyllables: number;
  readonly longPausesPer100: number;
  readonly longPauses: readonly PlacedPause[];
  readonly pauseCount: number;
  readonly spokenSec: number;
}

/** Speed and pauses, where the answers have times; undefined where none has. */
export const measureTiming = (answers: readonly AnnotatedAnswer[]): Timing | undefined => {
  const timed = answers.filter(({ facts }) => facts.durationSec !== undefined && facts.pauses !== undefined);
  const spokenSec = timed.reduce((sum, { facts }) => sum + (facts.durationSec ?? 0), 0);
  const words = wordsOf(timed);
  if (spokenSec === 0 || words === 0) return undefined;
  const pauses = timed.flatMap(
    ({ facts }) => facts.pauses?.filter(({ durationSec }) => durationSec >= PAUSE_SEC) ?? [],
  );
  const silentSec = pauses.reduce((sum, { durationSec }) => sum + durationSec, 0);
  const syllables = timed
    .flatMap(({ facts, roles }) => facts.words.filter((_, index) => roles[index] === 'fluent'))
    .reduce((sum, { text }) => sum + countSyllables(text), 0);
  const longPauses = placeLongPauses(answers);
  const weighted = longPauses.reduce(
    (sum, { place }) => sum + (place === 'inside_clause' ? 1 : BETWEEN_IDEAS_WEIGHT),
    0,
  );
  return {
    wordsPerMinute: (60 * words) / spokenSec,
    syllablesPerSec: syllables / Math.max(spokenSec - silentSec, spokenSec / 10),
    meanRunSyllables: syllables / (pauses.length + timed.length),
    longPausesPer100: per100(weighted, words),
    longPauses,
    pauseCount: pauses.length,
    spokenSec,
  };
};

const placeLongPauses = (answers: readonly AnnotatedAnswer[]): PlacedPause[] =>
  answers.flatMap(({ facts, roles }, answer) =>
    (facts.pauses ?? [])
      .filter(
        ({ durationSec, afterWord }) => durationSec > LONG_PAUSE_SEC && afterWord < facts.words.length - 1,
      )
      .map(({ afterWord, durationSec, place }): PlacedPause => {
        if (place !== undefined) return { answer, afterWord, durationSec, place };
        const before = facts.words[afterWord]?.text ?? '';
        const next =
          facts.words.find((_, index) => index > afterWord && roles[index] === 'fluent')?.text ?? '';
        const between = /[.,;:?!]["')]*$/u.test(before) || OPENS_CLAUSE.has(plainWord(next));
        return { answer, afterWord, durationSec, place: between ? 'clause_end' : 'inside_clause' };
      }),
  );
