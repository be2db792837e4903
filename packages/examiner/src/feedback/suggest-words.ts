import type { AnnotatedAnswer } from '../transcript/annotate-answer.ts';
import { tokensOf } from '../transcript/session.ts';
import { BETTER_WORDS } from './better-words.ts';
import type { WordToLearn } from './feedback.ts';
import type { Overused } from './tell-lexis.ts';

/** From this band on the second row of alternatives is within reach. */
const LATER_FROM_BAND = 6;
const SHOWN_WORDS = 5;

/** Everyday words the learner leaned on, most used first. */
export const findOverused = (answers: readonly AnnotatedAnswer[]): Overused[] => {
  // "like" is mostly a preposition; only the verb can be overused.
  const lemmas = tokensOf(answers)
    .filter(({ lemma, pos }) => lemma !== 'like' || pos === 'VERB')
    .map(({ lemma }) => lemma);
  return BETTER_WORDS.map(({ word }) => ({ word, uses: lemmas.filter((lemma) => lemma === word).length }))
    .filter(({ uses }) => uses > 0)
    .toSorted((one, other) => other.uses - one.uses);
};

/**
 * Words worth learning at the next band: alternatives to the learner's own, none of which they used already, with an example of
 * one of them.
 */
export const suggestWords = (answers: readonly AnnotatedAnswer[], lexicalBand: number): WordToLearn[] => {
  const said = new Set(tokensOf(answers).flatMap(({ lemma, text }) => [lemma, text]));
  return findOverused(answers)
    .flatMap(({ word }): WordToLearn[] => {
      const better = BETTER_WORDS.find((entry) => entry.word === word);
      const choices = lexicalBand < LATER_FROM_BAND ? better?.next : better?.later;
      const learn = choices?.learn.filter((choice) => !said.has(choice)) ?? [];
      const isShown = learn.some((choice) => choices?.example.toLowerCase().includes(choice));
      return choices && isShown ? [{ insteadOf: word, learn, example: choices.example }] : [];
    })
    .slice(0, SHOWN_WORDS);
};
