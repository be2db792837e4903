import { coachingLimits } from '@bandwise/contract/limits';

/** How much of its bar a number of errors fills, in percent. */
export const errorShare = (count: number) => Math.min(100, count * coachingLimits.pointsPerError);
