import type { SpokenWord } from '@bandwise/contract/feedback';
import { coachingLimits } from '@bandwise/contract/limits';

export type WordMark =
  Exclude<SpokenWord['kind'], 'word'> | 'clear' | 'unclear' | 'wrong' | 'added' | 'unjudged';

/** Below the second colour threshold a sound counts as wrong, between the two as unclear. */
const [clearFrom, unclearFrom] = coachingLimits.scoreTiers;

/** How a piece of the transcript is marked; what we were not sure of is not marked at all. */
export function markOf({ kind, error_type: error, accuracy_score: score }: SpokenWord): WordMark {
  if (kind !== 'word') return kind;
  if (error === 'Omission') return 'missing';
  if (error === 'Insertion') return 'added';
  if (score === null) return 'unjudged';
  if (score < unclearFrom || error === 'Mispronunciation') return 'wrong';
  return score < clearFrom ? 'unclear' : 'clear';
}
