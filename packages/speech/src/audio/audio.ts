/** Mono sound; samples lie between −1 and 1. */
export interface Audio {
  samples: Float32Array;
  sampleRateHz: number;
}

/** What the recogniser, the voice activity model and the scorers were trained on. */
export const modelSampleRateHz = 16_000;

export const durationSec = (audio: Audio): number => audio.samples.length / audio.sampleRateHz;
