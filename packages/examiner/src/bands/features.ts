import type { Measures } from './measure-session.ts';

export type WordCriterion = 'fluency' | 'lexis' | 'grammar';

export interface Feature {
  readonly measure: keyof Measures;
  readonly criterion: WordCriterion;
  /** Which way is better. No fit may turn it round. */
  readonly better: 'more' | 'less';
}

/** What each criterion is judged by, from words alone. */
export const FEATURES: readonly Feature[] = [
  { measure: 'fillersPer100', criterion: 'fluency', better: 'less' },
  { measure: 'repairsPer100', criterion: 'fluency', better: 'less' },
  { measure: 'silencesPer100', criterion: 'fluency', better: 'less' },
  { measure: 'longSilencesPer100', criterion: 'fluency', better: 'less' },
  { measure: 'breaksPer100', criterion: 'fluency', better: 'less' },
  { measure: 'searchesPer100', criterion: 'fluency', better: 'less' },
  { measure: 'linkerVariety', criterion: 'fluency', better: 'more' },
  { measure: 'stanceVariety', criterion: 'fluency', better: 'more' },
  { measure: 'wordVariety', criterion: 'lexis', better: 'more' },
  { measure: 'wordRarity', criterion: 'lexis', better: 'more' },
  { measure: 'phraseVariety', criterion: 'lexis', better: 'more' },
  { measure: 'subordinatorsPer100', criterion: 'grammar', better: 'more' },
  { measure: 'modalsPer100', criterion: 'grammar', better: 'more' },
  { measure: 'prepositionsPer100', criterion: 'grammar', better: 'more' },
  { measure: 'pastFormsPer100', criterion: 'grammar', better: 'more' },
  { measure: 'determinersPerNoun', criterion: 'grammar', better: 'more' },
  { measure: 'smallWordVariety', criterion: 'grammar', better: 'more' },
  { measure: 'clauseVariety', criterion: 'grammar', better: 'more' },
  { measure: 'tenseVariety', criterion: 'grammar', better: 'more' },
  { measure: 'errorsPer100', criterion: 'grammar', better: 'less' },
];

/** Rates are skewed: the step from 1 to 2 says more than that from 11 to 12. */
export const onRootScale = ({ better }: Feature, value: number): number =>
  (better === 'more' ? 1 : -1) * Math.sqrt(Math.max(0, value));
