import { feedbackLimits } from '@bandwise/contract/limits';

const { progressCap, progressLateCap, progressLateAfterPolls } = feedbackLimits;

/** Each tick covers this share of what is left: quick at first, slower towards the end. */
const stepShare = 0.12;

/** One tick of the simulated progress, 0 to 1; it never reaches the end by itself. */
export function advanceProgress(share: number, polls: number): number {
  const cap = polls >= progressLateAfterPolls ? progressLateCap : progressCap;
  return Math.max(share, Math.min(cap, share + stepShare * (1 - share)));
}
