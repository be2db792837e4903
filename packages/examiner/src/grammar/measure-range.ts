import type { Tagged } from '../language/tagger.ts';
import type { AnnotatedAnswer } from '../transcript/annotate-answer.ts';
import { distinctInWindows } from '../transcript/distinct-in-windows.ts';
import { per100, tokensOf, wordsOf } from '../transcript/session.ts';
import { clauseTypeAt } from './clause-types.ts';
import { tenseAt } from './tenses.ts';

const WINDOW_WORDS = 100;
const GROWTH = 0.6;

const SUBORDINATORS = new Set(
  'because if when while although though unless until since whether as whereas that which who whose where than'.split(
    ' ',
  ),
);
const MODALS = new Set("would could might should 'd may must".split(' '));
const SMALL_WORDS = new Set(['ADP', 'AUX', 'CCONJ', 'DET', 'PART', 'PRON', 'SCONJ']);

export interface GrammaticalRange {
  readonly subordinatorsPer100: number;
  readonly modalsPer100: number;
  readonly prepositionsPer100: number;
  /** Past and perfect verb forms. */
  readonly pastFormsPer100: number;
  /** Determiners and possessives for each common noun. */
  readonly determinersPerNoun: number;
  /** Different small words that hold sentences together, in a hundred words. */
  readonly smallWordVariety: number;
  readonly clauseVariety: number;
  readonly tenseVariety: number;
}

export const measureRange = (answers: readonly AnnotatedAnswer[]): GrammaticalRange => {
  const tokens = tokensOf(answers);
  const words = wordsOf(answers);
  const rate = (test: (token: Tagged, index: number) => boolean) => per100(tokens.filter(test).length, words);
  const nouns = tokens.filter(({ pos }) => pos === 'NOUN').length;
  const variety = (items: readonly (string | undefined)[]) => distinctInWindows(items, WINDOW_WORDS, GROWTH);
  return {
    subordinatorsPer100: rate(({ text, pos }) => SUBORDINATORS.has(text) || pos === 'SCONJ'),
    modalsPer100: rate(({ text }) => MODALS.has(text)),
    prepositionsPer100: rate(({ pos }) => pos === 'ADP'),
    pastFormsPer100: rate((_, index) => /past|perfect/u.test(tenseAt(tokens, index) ?? '')),
    determinersPerNoun:
      tokens.filter(({ text, pos }) => pos === 'DET' || DETERMINERS.has(text)).length / (nouns + 1),
    smallWordVariety: variety(tokens.map(({ text, pos }) => (SMALL_WORDS.has(pos) ? text : undefined))),
    clauseVariety: variety(tokens.map((_, index) => clauseTypeAt(tokens, index))),
    tenseVariety: variety(tokens.map((_, index) => tenseAt(tokens, index))),
  };
};

const DETERMINERS = new Set('my your his her its our their'.split(' '));
