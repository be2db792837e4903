import type { HeardSound, HeardWord } from '../hear-word.ts';

const hopSec = 0.024;
const soundSec = 0.12;
const framesPerSound = soundSec / hopSec;

interface SoundRecipe extends Partial<HeardSound> {
  phoneme: string;
  /** Of its frames. */
  pitch?: number | null;
  loudnessDb?: number;
}

/** A word of sounds of equal length, as the engine would describe it. */
export function makeHeardWord(recipes: readonly SoundRecipe[], expertScore = 95): HeardWord {
  const frames = recipes.flatMap(({ pitch = null, loudnessDb = -10 }) =>
    Array.from({ length: framesPerSound }, () => ({ pitch, loudnessDb })),
  );
  return {
    durationSec: recipes.length * soundSec,
    expertScore,
    sounds: recipes.map(({ pitch: _, loudnessDb: __, ...sound }, i) => ({
      ipa: sound.phoneme.toLowerCase(),
      accuracy_score: 95,
      confidence: 0.9,
      flagged: false,
      startSec: i * soundSec,
      endSec: (i + 1) * soundSec,
      stress: null,
      fault: null,
      ...sound,
    })),
    contours: {
      firstSec: 0,
      hopSec,
      pitchHz: frames.map(({ pitch }) => (pitch === null ? null : 150 * 2 ** (pitch / 12))),
      pitchSemitones: frames.map(({ pitch }) => pitch),
      energyDb: frames.map(({ loudnessDb }) => loudnessDb),
    },
  };
}
