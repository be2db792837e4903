import { measureBreaks, type Breaks } from '../fluency/measure-breaks.ts';
import { measureLinkers, measureStance } from '../fluency/measure-linking.ts';
import { measureErrors, type LocatedError } from '../grammar/measure-errors.ts';
import { measureRange, type GrammaticalRange } from '../grammar/measure-range.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { measurePhrases } from '../lexis/measure-phrases.ts';
import { measureRarity, measureVariety } from '../lexis/measure-variety.ts';
import type { AnnotatedAnswer } from '../transcript/annotate-answer.ts';

/** What words alone tell, in rates, densities and windows of fixed length: nothing in it grows with the length of the talk. */
export interface Measures extends Breaks, GrammaticalRange {
  readonly linkerVariety: number;
  readonly stanceVariety: number;
  readonly wordVariety: number;
  readonly wordRarity: number;
  readonly phraseVariety: number;
  readonly errorsPer100: number;
}

export const measureSession = (
  answers: readonly AnnotatedAnswer[],
  errors: readonly LocatedError[],
  lexicon: Lexicon,
): Measures => ({
  ...measureBreaks(answers),
  ...measureRange(answers),
  linkerVariety: measureLinkers(answers),
  stanceVariety: measureStance(answers),
  wordVariety: measureVariety(answers, lexicon),
  wordRarity: measureRarity(answers, lexicon),
  phraseVariety: measurePhrases(answers),
  errorsPer100: measureErrors(answers, errors),
});
