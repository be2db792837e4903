import type { Feedback, PhonemeFeedback, WordFeedback } from '@bandwise/contract/feedback';
import { coachingLimits } from '@bandwise/contract/limits';
import { coachingWords } from '../../lib/feedback/coaching-words.ts';

export const stepTypes = ['listen', 'practice', 'compare', 'tips'] as const;
export type StepType = (typeof stepTypes)[number];

type Difficulty = 'easy' | 'medium' | 'hard';
const [easyFrom, mediumFrom] = coachingLimits.scoreTiers;

export function difficultyOf(score: number): Difficulty {
  if (score >= easyFrom) return 'easy';
  return score >= mediumFrom ? 'medium' : 'hard';
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The words to practise, the weakest first; one that was asked for comes to the front, wherever it was. */
export function chooseWords(words: WordFeedback[], asked: string | null): WordFeedback[] {
  const chosen = coachingWords(words);
  if (asked === null || chosen.some(({ word }) => isSame(word, asked))) return chosen;
  const [wanted] = words
    .filter(({ word }) => isSame(word, asked))
    .toSorted((one, other) => one.accuracy_score - other.accuracy_score);
  return wanted ? [wanted, ...chosen].slice(0, coachingLimits.wordsMax) : chosen;
}

export interface SoundIssue extends PhonemeFeedback {
  /** How often it was clearly wrong. */
  errors: number;
}

/** The weakest sounds over all answers, each with the words it was worst in. */
export function chooseSounds({ phoneme_level_feedback, word_level_feedback }: Feedback): SoundIssue[] {
  const wrong = word_level_feedback.flatMap(({ phonemes }) => phonemes.filter(({ flagged }) => flagged));
  return phoneme_level_feedback
    .toSorted((one, other) => one.accuracy_score - other.accuracy_score)
    .slice(0, coachingLimits.phonemesMax)
    .map((sound) => ({
      ...sound,
      practice_words: sound.practice_words.slice(0, coachingLimits.practiceWordsMax),
      errors: wrong.filter(({ phoneme }) => phoneme === sound.phoneme).length,
    }));
}

/** How far a bar of errors is filled, 0 to 100. */
export const errorProgress = (errors: number): number =>
  Math.min(100, coachingLimits.pointsPerError * errors);
