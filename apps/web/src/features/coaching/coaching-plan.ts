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

/** A word to practise; one that was asked for may never have been judged. */
export interface CoachingWord extends Omit<WordFeedback, 'accuracy_score'> {
  accuracy_score: number | null;
}

/** What may stand in an address: letters of a word, not a sentence. */
const oneWord = /^[\p{L}'’-]{1,40}$/u;

const unjudged = (word: string): CoachingWord => ({
  word,
  accuracy_score: null,
  error_type: 'None',
  phonemes: [],
  phonetic: '',
  question_order: 1,
  start_seconds: null,
  end_seconds: null,
});

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The words to practise, the weakest first; one that was asked for comes to the front, judged or not. */
export function chooseWords(words: WordFeedback[], asked: string | null): CoachingWord[] {
  const chosen = coachingWords(words);
  if (asked === null || chosen.some(({ word }) => isSame(word, asked))) return chosen;
  const [wanted] = words
    .filter(({ word }) => isSame(word, asked))
    .toSorted((one, other) => one.accuracy_score - other.accuracy_score);
  if (!wanted && !oneWord.test(asked)) return chosen;
  return [wanted ?? unjudged(asked), ...chosen].slice(0, coachingLimits.wordsMax);
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
