import type { WordFeedback } from '@bandwise/contract/feedback';
import { coachingLimits } from '@bandwise/contract/limits';

/** The words worth coaching (section 2 of the specification): below the target or with an error, the lowest ten, each once. */
export function coachingWords(words: WordFeedback[]): WordFeedback[] {
  const lowest = new Map<string, WordFeedback>();
  for (const word of words) {
    if (word.accuracy_score >= coachingLimits.targetScore && word.error_type === 'None') continue;
    const key = word.word.toLowerCase();
    const known = lowest.get(key);
    if (!known || word.accuracy_score < known.accuracy_score) lowest.set(key, word);
  }
  return [...lowest.values()]
    .toSorted((one, other) => one.accuracy_score - other.accuracy_score)
    .slice(0, coachingLimits.wordsMax);
}
