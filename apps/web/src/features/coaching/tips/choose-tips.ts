import type { CoachingEvaluation } from '@bandwise/contract/coaching';
import type { WordFeedback } from '@bandwise/contract/feedback';
import { coachingLimits } from '@bandwise/contract/limits';
import { isPhoneme, type Phoneme } from './mouth-shapes.ts';

type Tip = { phoneme: Phoneme; text: 'how' | 'check' } | { phoneme: null; text: 'generic1' | 'generic2' };

const generic: readonly Tip[] = [
  { phoneme: null, text: 'generic1' },
  { phoneme: null, text: 'generic2' },
];

type Sounds = WordFeedback['phonemes'] | CoachingEvaluation['learner']['phonemes'];

/** The sounds of a word that need work, the worst first, each once; none where all of them are good. */
export function problemSounds(sounds: Sounds): Phoneme[] {
  const problems = [...sounds]
    .filter(({ flagged, accuracy_score: score }) => flagged || score < coachingLimits.problemBelow)
    .toSorted(
      (one, other) =>
        Number(other.flagged) - Number(one.flagged) || one.accuracy_score - other.accuracy_score,
    );
  return [...new Set(problems.map(({ phoneme }) => phoneme))].filter(isPhoneme);
}

/** Three at most: how to make each sound, then how to check the worst one; two of use to anybody where no sound is known. */
export function chooseTips(phonemes: readonly Phoneme[]): readonly Tip[] {
  const [worst] = phonemes;
  if (!worst) return generic;
  const how = phonemes.map((phoneme): Tip => ({ phoneme, text: 'how' }));
  return [...how.slice(0, 2), { phoneme: worst, text: 'check' as const }, ...how.slice(2)].slice(
    0,
    coachingLimits.tipsMax,
  );
}
