/** A word of a transcript and when it is said. */
export interface TimedWord {
  /** As written, punctuation included. */
  word: string;
  startSec: number;
  endSec: number;
}

export interface Span {
  startSec: number;
  endSec: number;
}

/** The letters of a word in lower case, for comparing; empty for a mark alone. */
export const plainWord = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
