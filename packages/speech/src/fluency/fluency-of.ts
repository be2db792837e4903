import { countSyllables } from './count-syllables.ts';
import { isFillerWord } from './filler-words.ts';
import type { Pause, PlacedWord } from './find-pauses.ts';
import { findPauses } from './find-pauses.ts';
import type { Repeat } from './find-repeats.ts';
import { findRepeats } from './find-repeats.ts';
import type { Span, TimedWord } from './timed-word.ts';

/** A filled pause: "um", "uh", "er". */
export interface Filler extends Span {
  /** The filler lies after the word of this index; −1 before the first. */
  afterWord: number;
}

interface Rates {
  wordsPerMin: number;
  syllablesPerMin: number;
}

/** How an answer flows: counted, not judged. Indices are those of the words given; fillers among them count as no words. */
export interface Fluency {
  wordCount: number;
  syllableCount: number;
  /** From the first sound of speech to the last, pauses included; the silence around it is not the speaker's pace. */
  speakingSec: number;
  /** Silence before the first sound: time to think. */
  leadInSec: number;
  /** Over the speaking time. */
  speechRate: Rates;
  /** Over the time that is spoken, pauses left out. */
  articulationRate: Rates;
  /** Share of the speaking time that is no pause. */
  phonationRatio: number;
  /** Syllables from one pause or filler to the next. */
  meanRunSyllables: number;
  pauses: Pause[];
  pauseCount: number;
  longPauseCount: number;
  longPauseInsideClauseCount: number;
  fillers: Filler[];
  fillerCount: number;
  repeats: Repeat[];
  repeatCount: number;
  correctionCount: number;
}

interface Spoken {
  words: readonly TimedWord[];
  /** Where somebody speaks, as the voice activity model finds it. */
  speech: readonly Span[];
  /** Fillers that were found in the sound and not written. */
  unwrittenFillers: readonly Filler[];
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const ratesOver = (words: number, syllables: number, spanSec: number): Rates => ({
  wordsPerMin: spanSec > 0 ? rounded((60 * words) / spanSec, 1) : 0,
  syllablesPerMin: spanSec > 0 ? rounded((60 * syllables) / spanSec, 1) : 0,
});

function splitWords(all: readonly TimedWord[]): { words: PlacedWord[]; written: Filler[] } {
  const words: PlacedWord[] = [];
  const written: Filler[] = [];
  all.forEach(({ word, startSec, endSec }, index) => {
    if (isFillerWord(word, all[index - 1]?.word)) written.push({ startSec, endSec, afterWord: index - 1 });
    else words.push({ word, startSec, endSec, index });
  });
  return { words, written };
}

/** Runs end at a pause or a filler; two at the same place end one run. */
function countRuns(words: readonly PlacedWord[], breaks: readonly { afterWord: number }[]): number {
  const wordsBefore = breaks.map(({ afterWord }) => words.filter(({ index }) => index <= afterWord).length);
  return new Set(wordsBefore.filter((count) => count > 0 && count < words.length)).size + 1;
}

/** The facts of fluency from words with their times and the stretches of speech. */
export function fluencyOf({ words: all, speech, unwrittenFillers }: Spoken): Fluency {
  const { words, written } = splitWords(all);
  const spans: Span[] = words.length === 0 ? [] : [...speech, ...all];
  const startSec = spans.reduce((first, span) => Math.min(first, span.startSec), spans[0]?.startSec ?? 0);
  const endSec = spans.reduce((last, span) => Math.max(last, span.endSec), 0);
  const speakingSec = Math.max(0, endSec - startSec);
  const pauses = findPauses(words, speech);
  const spokenSec = Math.max(0, speakingSec - sum(pauses.map((pause) => pause.endSec - pause.startSec)));
  const fillers = [...written, ...unwrittenFillers].toSorted((a, b) => a.startSec - b.startSec);
  const syllableCount = sum(words.map(({ word }) => countSyllables(word)));
  const repeats = findRepeats(words.map(({ word }) => word)).map((repeat) => ({
    ...repeat,
    firstWord: words[repeat.firstWord]?.index ?? repeat.firstWord,
  }));
  return {
    wordCount: words.length,
    syllableCount,
    speakingSec: rounded(speakingSec, 3),
    leadInSec: rounded(startSec, 3),
    speechRate: ratesOver(words.length, syllableCount, speakingSec),
    articulationRate: ratesOver(words.length, syllableCount, spokenSec),
    phonationRatio: speakingSec > 0 ? rounded(spokenSec / speakingSec, 3) : 0,
    meanRunSyllables: rounded(syllableCount / countRuns(words, [...pauses, ...fillers]), 2),
    pauses,
    pauseCount: pauses.length,
    longPauseCount: pauses.filter(({ isLong }) => isLong).length,
    longPauseInsideClauseCount: pauses.filter(({ isLong, place }) => isLong && place === 'inside_clause')
      .length,
    fillers,
    fillerCount: fillers.length,
    repeats,
    repeatCount: repeats.filter(({ kind }) => kind === 'repeat').length,
    correctionCount: repeats.filter(({ kind }) => kind === 'correction').length,
  };
}
