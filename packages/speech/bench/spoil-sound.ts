import type { Audio } from '../src/audio/audio.ts';
import { measureLevels } from '../src/audio/levels.ts';
import { randomNumbers } from '../src/audio/testing/random-numbers.ts';

const gainOf = (decibels: number) => 10 ** (decibels / 20);

export function atLoudness(audio: Audio, loudnessDbfs: number): Audio {
  const gain = gainOf(loudnessDbfs - measureLevels(audio).loudnessDbfs);
  return { ...audio, samples: audio.samples.map((sample) => gain * sample) };
}

/** Noise that falls by about 6 dB an octave, like a fan or traffic behind a window. */
function brownish(length: number, seed: number): Float32Array {
  const random = randomNumbers(seed);
  let slow = 0;
  return Float32Array.from({ length }, () => {
    slow = 0.95 * slow + (random() - 0.5);
    return slow;
  });
}

function rootMeanSquare(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.sqrt(sum / Math.max(1, samples.length));
}

/** The sound with another under it, so many decibels below the loud parts of the first. */
export function withBackground(audio: Audio, background: Float32Array, signalToNoiseDb: number): Audio {
  const gain =
    gainOf(measureLevels(audio).loudnessDbfs - signalToNoiseDb) / Math.max(1e-9, rootMeanSquare(background));
  return {
    ...audio,
    samples: audio.samples.map((sample, i) =>
      Math.max(-1, Math.min(1, sample + gain * (background[i % background.length] ?? 0))),
    ),
  };
}

export const withNoise = (audio: Audio, signalToNoiseDb: number, seed: number): Audio =>
  withBackground(audio, brownish(audio.samples.length, seed), signalToNoiseDb);

/** As a microphone that is turned up too far hears it. */
export const overdriven = (audio: Audio, byDb: number): Audio => ({
  ...audio,
  samples: audio.samples.map((sample) => Math.max(-0.9, Math.min(0.9, gainOf(byDb) * sample))),
});
