import type { SpokenWord } from '../facts.ts';

/** Below this a word is as likely the recogniser's as the learner's, and so is the error it would make. */
const LOWEST_CONFIDENCE = 0.5;

/** Whether every word from the first to the last was heard well enough to be held against the speaker. */
export const heardClearly = (words: readonly SpokenWord[], first: number, last: number): boolean =>
  words.slice(first, last + 1).every(({ confidence }) => (confidence ?? 1) >= LOWEST_CONFIDENCE);
