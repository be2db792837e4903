import type { AnnotatedAnswer } from '../transcript/annotate-answer.ts';
import { distinctInWindows } from '../transcript/distinct-in-windows.ts';
import { tokensOf } from '../transcript/session.ts';

/** Words that join ideas; what counts is how many different ones, not how often. */
const LINKERS = new Set(
  `because so but if when while although though unless until since whether before after as whereas once then also however
  therefore besides instead otherwise still even yet than or first second finally especially moreover anyway meanwhile`.split(
    /\s+/u,
  ),
);

/** Words that shade a statement or keep a listener with the speaker. */
const STANCE = new Set(
  `really well guess just think actually mean know quite pretty basically probably maybe perhaps obviously honestly certainly
  definitely generally usually hopefully suppose believe apparently course kind sort bit rather fairly almost absolutely seem`.split(
    /\s+/u,
  ),
);

const WINDOW_WORDS = 100;
/** Types of such words grow with length about this fast in the calibration data. */
const GROWTH = 0.7;

/** Different linking words in a hundred words. */
export const measureLinkers = (answers: readonly AnnotatedAnswer[]): number => varietyOf(answers, LINKERS);

/** Different words of stance in a hundred words. */
export const measureStance = (answers: readonly AnnotatedAnswer[]): number => varietyOf(answers, STANCE);

const varietyOf = (answers: readonly AnnotatedAnswer[], words: ReadonlySet<string>): number =>
  distinctInWindows(
    tokensOf(answers).map(({ text }) => (words.has(text) ? text : undefined)),
    WINDOW_WORDS,
    GROWTH,
  );
