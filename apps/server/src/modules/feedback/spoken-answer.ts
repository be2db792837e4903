import type { Analysis } from '@bandwise/speech/analysis/analyse';
import { isFillerWord } from '@bandwise/speech/fluency/filler-words';
import { findRepeats } from '@bandwise/speech/fluency/find-repeats';
import { readText } from '@bandwise/speech/phonemes/read-text';
import type { AssessedWord } from '@bandwise/speech/pronunciation/assessment';

/** A word of an answer that was said. */
export interface SaidWord {
  /** With its punctuation. */
  text: string;
  startSec: number;
  endSec: number;
  /** 0 to 1: how sure the recogniser is of it; certain where the learner wrote it. */
  confidence: number;
  role: 'word' | 'filler' | 'repeated';
  /** Heard beside the text that the learner gave. */
  isAdded: boolean;
  assessed: AssessedWord | undefined;
}

interface Break {
  /** Index of the word it follows; −1 before the first. */
  afterWord: number;
  startSec: number;
  endSec: number;
}

/** One answer as it was heard: whichever way its words became known, they are said at certain times. */
export interface SpokenAnswer {
  words: SaidWord[];
  /** Words of the learner's text that the sound does not hold, and the word they follow. */
  missing: (AssessedWord & { afterWord: number })[];
  pauses: (Break & { place: 'inside_clause' | 'clause_end' })[];
  /** Hesitations in the sound that are not among the words. */
  unwrittenFillers: Break[];
}

type Timed = Omit<SaidWord, 'role'>;

export function spokenAnswer(facts: Analysis, correctedText: string | null): SpokenAnswer {
  const isTextKnown = correctedText !== null && facts.pronunciation?.text_known === true;
  const { words, missing } = isTextKnown
    ? wordsOfText(facts.pronunciation?.words ?? [], correctedText)
    : { words: wordsHeard(facts), missing: [] };
  const after = (span: { startSec: number; endSec: number }) => ({
    startSec: span.startSec,
    endSec: span.endSec,
    afterWord: words.filter((word) => middleOf(word) < middleOf(span)).length - 1,
  });
  const said = withRoles(words);
  return {
    words: said,
    missing,
    pauses: (facts.fluency?.pauses ?? [])
      .map((pause) => ({ ...after(pause), place: pause.place }))
      .filter(({ afterWord }) => afterWord >= 0),
    unwrittenFillers: (facts.fluency?.fillers ?? [])
      .filter((filler) => !said.some((word) => word.role === 'filler' && overlaps(word, filler)))
      .map(after),
  };
}

const middleOf = ({ startSec, endSec }: { startSec: number; endSec: number }) => (startSec + endSec) / 2;
const overlaps = (
  one: { startSec: number; endSec: number },
  other: { startSec: number; endSec: number },
): boolean => one.startSec < other.endSec && other.startSec < one.endSec;

/** The recogniser's words. What it invents for sounds it cannot make words of is nobody's speech. */
function wordsHeard({ outcome, words, pronunciation }: Analysis): Timed[] {
  if (outcome !== 'speech') return [];
  const assessed = pronunciation?.words ?? [];
  let next = 0;
  return words.map(({ word, startSec, endSec, confidence }) => {
    // Both lists have the same order, and words without a sound of their own were not assessed.
    const match = assessed[next]?.word === word ? assessed[next] : undefined;
    if (match !== undefined) next += 1;
    return { text: word, startSec, endSec, confidence, isAdded: false, assessed: match };
  });
}

/** The learner's words as far as the sound holds them. */
function wordsOfText(assessed: readonly AssessedWord[], text: string) {
  const written = text
    .split(/[\s—–…]+/)
    .flatMap((token) => readText(token).map((word) => ({ plain: word.text, token })));
  let at = 0;
  const words: Timed[] = [];
  const missing: SpokenAnswer['missing'] = [];
  for (const word of assessed) {
    const isAdded = word.error_type === 'Insertion';
    const found = isAdded ? -1 : written.findIndex(({ plain }, index) => index >= at && plain === word.word);
    const shown = written[found]?.token ?? word.word;
    if (found >= 0) at = found + 1;
    if (word.startSec === null || word.endSec === null)
      missing.push({ ...word, word: shown, afterWord: words.length - 1 });
    else
      words.push({
        text: shown,
        startSec: word.startSec,
        endSec: word.endSec,
        confidence: 1,
        isAdded,
        assessed: word,
      });
  }
  return { words, missing };
}

function withRoles(words: readonly Timed[]): SaidWord[] {
  const isFiller = words.map(({ text }, index) => isFillerWord(text, words[index - 1]?.text));
  const plain = words.flatMap((word, index) => (isFiller[index] === true ? [] : [{ ...word, index }]));
  const repeated = new Set(
    findRepeats(plain.map(({ text }) => text)).flatMap(({ firstWord, wordCount }) =>
      plain.slice(firstWord, firstWord + wordCount).map(({ index }) => index),
    ),
  );
  return words.map((word, index) => ({
    ...word,
    role: isFiller[index] === true ? 'filler' : repeated.has(index) ? 'repeated' : 'word',
  }));
}
