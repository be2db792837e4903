import { coachingLimits } from '@bandwise/contract/limits';

/** One for each threshold, best first, and one for what is below them all. */
const colours = ['success-main', 'accentGraphic', 'error-main', 'errorText', 'band1'] as const;

/** The colour of a bar from 0 to 100; the number always stands beside it. */
export function scoreColour(score: number): string {
  const tier = coachingLimits.scoreTiers.findIndex((from) => score >= from);
  return `var(--bw-palette-${colours.at(tier) ?? 'band1'})`;
}
