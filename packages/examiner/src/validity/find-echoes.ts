import { plainWord } from '../language/spelling.ts';
import type { AnnotatedAnswer } from '../transcript/annotate-answer.ts';

/** Four words of the question in a row are repeated, not chosen. */
const ECHO_WORDS = 4;

/** Indices of the words that repeat the question; fillers and repairs between them do not hide it. */
export const findEchoes = ({
  facts: { question = '', words },
  roles,
}: Pick<AnnotatedAnswer, 'facts' | 'roles'>): Set<number> => {
  const asked = question.split(/\s+/u).map(plainWord).filter(Boolean);
  const grams = new Set(
    asked
      .map((_, index) => asked.slice(index, index + ECHO_WORDS))
      .filter((gram) => gram.length === ECHO_WORDS)
      .map((gram) => gram.join(' ')),
  );
  const said = words.flatMap(({ text }, index) =>
    roles[index] === 'fluent' ? [{ index, word: plainWord(text) }] : [],
  );
  const echoed = new Set<number>();
  said.forEach((_, start) => {
    const stretch = said.slice(start, start + ECHO_WORDS);
    if (grams.has(stretch.map(({ word }) => word).join(' ')))
      for (const { index } of stretch) echoed.add(index);
  });
  return echoed;
};
