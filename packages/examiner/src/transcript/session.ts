import type { Tagged } from '../language/tagger.ts';
import type { AnnotatedAnswer } from './annotate-answer.ts';

/** All tokens of a session in order. */
export const tokensOf = (answers: readonly AnnotatedAnswer[]): Tagged[] =>
  answers.flatMap(({ sentences }) => sentences.flat());

export const wordsOf = (answers: readonly AnnotatedAnswer[]): number =>
  answers.reduce((sum, { fluentWords }) => sum + fluentWords, 0);

export const per100 = (count: number, words: number): number => (words === 0 ? 0 : (100 * count) / words);
