import type { AnnotatedAnswer } from '../transcript/annotate-answer.ts';
import { per100, wordsOf } from '../transcript/session.ts';
import { findErrors, type GrammarError } from './find-errors.ts';
import { heardClearly } from './heard-clearly.ts';

/** A pause this long may end a phrase. */
const PHRASE_END_SEC = 0.6;

/** How much an error weighs by how far it puts the meaning at risk. */
const WEIGHT = { 1: 0.5, 2: 1, 3: 1.5 } as const;

export interface LocatedError extends GrammarError {
  /** Index of the answer in the session. */
  readonly answer: number;
  readonly sentence: number;
  /** A pause or a repair comes between its words. It counts, or hesitating would pay; but it is not shown as a sure error. */
  readonly broken: boolean;
  /** Seconds into the answer, where words have times. */
  readonly startSec?: number;
}

/** All errors of a session by our own patterns; what was not heard clearly is nobody's error. */
export const locateErrors = (answers: readonly AnnotatedAnswer[]): LocatedError[] =>
  answers.flatMap(({ facts, roles, sentences }, answer) => {
    const stops = new Set(
      (facts.pauses ?? [])
        .filter(({ durationSec }) => durationSec > PHRASE_END_SEC)
        .map(({ afterWord }) => afterWord),
    );
    return sentences.flatMap((sentence, index) =>
      findErrors(sentence).flatMap((error): LocatedError[] => {
        const first = sentence[error.from]?.word ?? 0;
        const last = sentence[error.to]?.word ?? first;
        if (!heardClearly(facts.words, first, last)) return [];
        const broken = roles
          .slice(first, last)
          .some((role, offset) => stops.has(first + offset) || role === 'repaired');
        const startSec = facts.words[first]?.startSec;
        const located = { ...error, answer, sentence: index, broken };
        return [startSec === undefined ? located : { ...located, startSec }];
      }),
    );
  });

/** Errors per hundred words, the heavy ones counting more. What no pattern knows is not in it: a lower bound. */
export const measureErrors = (answers: readonly AnnotatedAnswer[], errors: readonly LocatedError[]): number =>
  per100(
    errors.reduce((sum, { severity }) => sum + WEIGHT[severity], 0),
    wordsOf(answers),
  );
