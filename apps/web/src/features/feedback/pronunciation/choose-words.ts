import type { WordFeedback } from '@bandwise/contract/feedback';
import { coachingLimits, feedbackLimits } from '@bandwise/contract/limits';

/** Two lines of words each (board 06). */
const shownWords = 10;

/** Section 5 of the specification: accuracy below 80, or an error of any kind. */
export const isProblem = ({ accuracy_score: score, error_type: error }: WordFeedback) =>
  score < coachingLimits.problemBelow || error !== 'None';

const isExcellent = ({ accuracy_score: score, error_type: error }: WordFeedback) =>
  score >= feedbackLimits.excellentWordFrom && error === 'None';

/** The worst first, each word once. */
export function problemWords(words: WordFeedback[]): WordFeedback[] {
  return once(words.filter(isProblem).toSorted((one, other) => one.accuracy_score - other.accuracy_score));
}

/** Those with most sounds first, for saying "the" well is no news; each word once, none that also went wrong somewhere. */
export function excellentWords(words: WordFeedback[]): WordFeedback[] {
  const problems = new Set(words.filter(isProblem).map(({ word }) => word.toLowerCase()));
  const excellent = words.filter((word) => isExcellent(word) && !problems.has(word.word.toLowerCase()));
  return once(
    excellent.toSorted(
      (one, other) =>
        other.phonemes.length - one.phonemes.length || other.accuracy_score - one.accuracy_score,
    ),
  );
}

function once(words: WordFeedback[]): WordFeedback[] {
  const seen = new Set<string>();
  return words
    .filter(({ word }) => !seen.has(word.toLowerCase()) && seen.add(word.toLowerCase()))
    .slice(0, shownWords);
}
