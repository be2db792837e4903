import { modelSampleRateHz } from '../src/audio/audio.ts';

/** Fine enough to see words, coarse enough for two minutes on a phone. */
const barSec = 0.1;
const barSamples = barSec * modelSampleRateHz;

/** The coarse outline of a recording that grows: one peak for each tenth of a second. */
export interface Waveform {
  add(samples: Float32Array): void;
  bars(): number[];
}

export function createWaveform(): Waveform {
  const peaks: number[] = [];
  let received = 0;
  return {
    add(samples) {
      for (const sample of samples) {
        const bar = Math.floor(received / barSamples);
        peaks[bar] = Math.max(peaks[bar] ?? 0, Math.abs(sample));
        received++;
      }
    },
    bars: () => [...peaks],
  };
}
