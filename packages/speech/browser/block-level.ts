export interface BlockLevel {
  /** Both from 0 to 1, full scale. */
  peak: number;
  rms: number;
}

export const silence: BlockLevel = { peak: 0, rms: 0 };

export function measureBlock(samples: Float32Array): BlockLevel {
  let peak = 0;
  let sum = 0;
  for (const sample of samples) {
    peak = Math.max(peak, Math.abs(sample));
    sum += sample * sample;
  }
  return { peak, rms: Math.sqrt(sum / Math.max(1, samples.length)) };
}
