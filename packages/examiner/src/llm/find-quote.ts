import { plainWord } from '../language/spelling.ts';
import type { AnnotatedAnswer } from '../transcript/annotate-answer.ts';

export interface FoundQuote {
  /** As the transcript writes it, without the mark that ended it. */
  readonly text: string;
  readonly answer: number;
  readonly startSec?: number;
}

/** Longer ones are no evidence but the answer again. */
const LONGEST_QUOTE_WORDS = 40;

const wordsIn = (quote: string): string[] =>
  quote
    .replaceAll(/\[[^\]]*\]/gu, ' ')
    .replaceAll(/[…—–]|\.{3}/gu, ' ')
    .split(/\s+/u)
    .map(plainWord)
    .filter(Boolean);

/** Where the learner said these words one after the other; hesitations and words taken back may be left out of a quotation. */
export const findQuote = (answers: readonly AnnotatedAnswer[], quote: string): FoundQuote | undefined => {
  const wanted = wordsIn(quote);
  if (wanted.length === 0 || wanted.length > LONGEST_QUOTE_WORDS) return undefined;
  for (const [answer, { facts, roles }] of answers.entries()) {
    const all = facts.words
      .map(({ text }, index) => ({ index, plain: plainWord(text) }))
      .filter(({ plain }) => plain !== '');
    const fluent = all.filter(({ index }) => roles[index] === 'fluent');
    for (const said of [all, fluent]) {
      const from = said.findIndex((_, at) =>
        wanted.every((word, offset) => said[at + offset]?.plain === word),
      );
      if (from < 0) continue;
      const places = said.slice(from, from + wanted.length);
      const startSec = facts.words[places[0]?.index ?? 0]?.startSec;
      return {
        text: places
          .map(({ index }) => facts.words[index]?.text ?? '')
          .join(' ')
          .replace(/[.,;:?!]+$/u, ''),
        answer,
        ...(startSec === undefined ? {} : { startSec }),
      };
    }
  }
  return undefined;
};
