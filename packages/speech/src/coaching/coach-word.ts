import type { MelodyComparison } from '../prosody/compare-melody.ts';
import { compareMelody } from '../prosody/compare-melody.ts';
import type { HeardWord } from './hear-word.ts';
import type { Remark } from './remark-on.ts';
import { remarkOn } from './remark-on.ts';
import type { ScoredSound } from './score-word.ts';
import { scoreWord } from './score-word.ts';

export interface CoachedWord {
  /** Of the sounds; 0 to 100. */
  accuracyScore: number;
  sounds: ScoredSound[];
  melody: MelodyComparison | null;
  remarks: Remark[];
}

/** Another word than the one wanted gets less than this for its sounds: 5 to 20 when it was tried. */
const notTheWordBelow = 25;

/** What there is to say about a word that was heard; null where it was another one. */
export function coachWord(heard: HeardWord, model: HeardWord | null): CoachedWord | null {
  const scored = scoreWord(heard, model);
  const sounds = scored.sounds.map(({ accuracy_score }) => accuracy_score);
  if (sounds.reduce((sum, score) => sum + score, 0) / sounds.length < notTheWordBelow) return null;
  const melody = model && compareMelody(heard.contours, model.contours);
  return {
    accuracyScore: scored.score,
    sounds: scored.sounds,
    melody,
    remarks: remarkOn(heard, scored, model, melody),
  };
}
