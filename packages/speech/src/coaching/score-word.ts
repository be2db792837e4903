import type { HeardSound, HeardWord } from './hear-word.ts';

export interface ScoredSound extends HeardSound {
  /** Clearly another sound, missing, or wrong for the experts. */
  isWrong: boolean;
}

export interface ScoredWord {
  /** 0 to 100. */
  score: number;
  sounds: ScoredSound[];
}

/** The highest that a clearly wrong sound gets. */
const wrongSoundScore = 40;
/** What each of them costs the word at least: one is enough to miss the target of 85. */
const pointsPerWrongSound = 20;

const rounded = (value: number) => Math.round(10 * value) / 10;
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** A fault that the model's clear voice has too lies in the word and the models, not in the learner. */
function ownFault(sound: HeardSound, index: number, model: HeardWord | null): HeardSound['fault'] {
  const same = model?.sounds[index];
  const isTheModels = same?.phoneme === sound.phoneme && same.fault !== null;
  return isTheModels ? null : sound.fault;
}

/** The stricter ear of practising one word: the experts' score, lowered by every sound that is clearly not the one wanted. */
export function scoreWord(heard: HeardWord, model: HeardWord | null): ScoredWord {
  const sounds = heard.sounds.map((sound, index): ScoredSound => {
    const fault = ownFault(sound, index, model);
    return {
      ...sound,
      fault,
      accuracy_score: fault ? Math.min(sound.accuracy_score, wrongSoundScore) : sound.accuracy_score,
      isWrong: fault !== null || sound.flagged,
    };
  });
  const wrong = sounds.filter(({ isWrong }) => isWrong).length;
  const score = Math.min(
    heard.expertScore,
    mean(sounds.map(({ accuracy_score }) => accuracy_score)),
    100 - pointsPerWrongSound * wrong,
  );
  return { score: rounded(Math.max(0, score)), sounds };
}
