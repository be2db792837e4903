import type { Lexicon } from '../language/lexicon.ts';
import type { AnnotatedAnswer } from '../transcript/annotate-answer.ts';
import { tokensOf, wordsOf } from '../transcript/session.ts';

export type Amount = 'enough' | 'no_speech' | 'too_little' | 'not_english';

/** Below these a session gets no band (decision D). */
const FEWEST_SECONDS = 10;
const FEWEST_WORDS = 15;

/** English talk is more than half small words and hardly holds a word that films do not. */
const FEWEST_SMALL_WORDS_SHARE = 0.3;
const FEWEST_KNOWN_WORDS_SHARE = 0.75;

const SMALL_WORDS = new Set(
  `a an the i you he she it we they my your his her our their is are was were am be been to of in on at and but so not do does did
  have has had that this these those for with from by about there when what which who if or because than as very too much many
  some all people think like go get can could would will should just really yes yeah well n't 's 'm 're 've`.split(
    /\s+/u,
  ),
);

/** Whether there is English speech enough to judge. */
export const judgeAmount = (answers: readonly AnnotatedAnswer[], lexicon: Lexicon): Amount => {
  const words = wordsOf(answers);
  if (words === 0) return 'no_speech';
  const timed = answers.every(({ facts }) => facts.durationSec !== undefined);
  const seconds = answers.reduce((sum, { facts }) => sum + (facts.durationSec ?? 0), 0);
  if (words < FEWEST_WORDS || (timed && seconds < FEWEST_SECONDS)) return 'too_little';
  const texts = tokensOf(answers).map(({ text }) => text);
  const small = texts.filter((text) => SMALL_WORDS.has(text)).length / texts.length;
  const known =
    texts.filter((text) => lexicon.zipfOf(text.replaceAll("'", '')) !== undefined).length / texts.length;
  return small < FEWEST_SMALL_WORDS_SHARE || known < FEWEST_KNOWN_WORDS_SHARE ? 'not_english' : 'enough';
};
