import type { FrameSound } from './frame-sound.ts';

/** A recording's sound beside its own loud level and its own pitch; one value for each frame. */
export interface Voicing {
  /** Energy under the loud level, in 10 dB; between −6 and 1. */
  loudness: Float32Array;
  correlation: Float32Array;
  /** From the median pitch; 0 where there is no voice. */
  octaves: Float32Array;
  /** 1 where there is a voice. */
  voiced: Uint8Array;
  medianPitchHz: number;
  loudDb: number;
}

const loudShare = 0.95;
const silentBelowLoudDb = 30;
const voicedAbove = 0.5;
const widestOctaves = 1.5;

/** Between the two nearest values in order, as numpy's percentile. */
export function quantile(values: Float32Array, share: number): number {
  const sorted = values.toSorted();
  const at = share * (sorted.length - 1);
  const low = sorted[Math.floor(at)] ?? 0;
  return low + (at - Math.floor(at)) * ((sorted[Math.ceil(at)] ?? low) - low);
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

export function voicingOf({ energyDb, correlation, pitchHz }: FrameSound): Voicing {
  const loudDb = quantile(energyDb, loudShare);
  const voiced = Uint8Array.from(energyDb, (energy, frame) =>
    (correlation[frame] ?? 0) > voicedAbove && energy > loudDb - silentBelowLoudDb ? 1 : 0,
  );
  const logPitch = pitchHz.map(Math.log2);
  const logMedian = quantile(
    logPitch.filter((_, frame) => voiced[frame] === 1),
    0.5,
  );
  return {
    loudness: energyDb.map((energy) => clamp((energy - loudDb) / 10, -6, 1)),
    correlation,
    octaves: logPitch.map((value, frame) =>
      voiced[frame] === 1 ? clamp(value - logMedian, -widestOctaves, widestOctaves) : 0,
    ),
    voiced,
    medianPitchHz: 2 ** logMedian,
    loudDb,
  };
}
