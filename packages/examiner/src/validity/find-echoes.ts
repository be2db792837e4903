import type { AnswerFacts } from '../facts.ts';
import { plainWord } from '../language/spelling.ts';

/** Four words of the question in a row are repeated, not chosen. */
const ECHO_WORDS = 4;

/** Indices of the words that repeat the question. */
export const findEchoes = ({ question = '', words }: AnswerFacts): Set<number> => {
  const asked = question.split(/\s+/u).map(plainWord).filter(Boolean);
  const grams = new Set(
    asked
      .map((_, index) => asked.slice(index, index + ECHO_WORDS))
      .filter((gram) => gram.length === ECHO_WORDS)
      .map((gram) => gram.join(' ')),
  );
  const said = words.map(({ text }) => plainWord(text));
  const echoed = new Set<number>();
  said.forEach((_, index) => {
    if (!grams.has(said.slice(index, index + ECHO_WORDS).join(' '))) return;
    for (let offset = 0; offset < ECHO_WORDS; offset++) echoed.add(index + offset);
  });
  return echoed;
};
