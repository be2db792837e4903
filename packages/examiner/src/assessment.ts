import type { Timing } from './fluency/measure-timing.ts';
import type { LocatedError } from './grammar/measure-errors.ts';
import type { Measures } from './bands/measure-session.ts';
import type { Notice } from './validity/find-notices.ts';

export type Criterion = 'fluency' | 'lexical' | 'grammar' | 'pronunciation';

/** A half band, and the half bands it may as well be. */
export interface BandEstimate {
  readonly band: number;
  readonly low: number;
  readonly high: number;
  /** Before rounding, for trends. */
  readonly exact: number;
}

/** One thing a band rests on. */
export type Evidence =
  | { readonly kind: 'figure'; readonly name: string; readonly value: number; readonly unit: string }
  | {
      readonly kind: 'quote';
      readonly text: string;
      readonly answer: number;
      readonly startSec?: number;
      readonly note: string;
    };

export interface CriterionAssessment extends BandEstimate {
  readonly evidence: readonly Evidence[];
}

interface Basis {
  readonly words: number;
  /** 0 where no answer has times. */
  readonly seconds: number;
  readonly answers: number;
}

export interface JudgedSession {
  readonly outcome: 'judged';
  readonly overall: BandEstimate;
  /** A criterion that nothing was measured for is null, and the overall band is the mean of the others. */
  readonly criteria: Readonly<Record<Criterion, CriterionAssessment | null>>;
  readonly basis: Basis;
  readonly notices: readonly Notice[];
  readonly measures: Measures;
  readonly timing: Timing | null;
  readonly mtld: number | null;
  readonly errors: readonly LocatedError[];
}

/** Speech that no band can be given for, and why. */
export interface UnjudgedSession {
  readonly outcome: 'no_speech' | 'too_little' | 'not_english';
  readonly basis: Basis;
}

export type Assessment = JudgedSession | UnjudgedSession;
