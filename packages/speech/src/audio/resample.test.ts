import { describe, expect, it } from 'vitest';
import { createResampler, resample } from './resample.ts';

const tone = (frequencyHz: number, sampleRateHz: number, lengthSec = 1) => ({
  samples: Float32Array.from({ length: Math.round(lengthSec * sampleRateHz) }, (_, i) =>
    Math.sin((2 * Math.PI * frequencyHz * i) / sampleRateHz),
  ),
  sampleRateHz,
});

/** Root mean square in dB, leaving out the ends, where the filter runs over the edge. */
function levelDb(samples: Float32Array): number {
  const middle = samples.subarray(Math.floor(samples.length / 4), Math.floor((3 * samples.length) / 4));
  return 10 * Math.log10(middle.reduce((sum, sample) => sum + sample * sample, 0) / middle.length + 1e-20);
}

describe('resample', () => {
  it.each([8_000, 11_025, 16_001, 22_050, 24_000, 44_100, 48_000, 96_000])(
    'carries a tone from %i Hz to 16 kHz unchanged',
    (sampleRateHz) => {
      const { samples } = resample(tone(1_000, sampleRateHz), 16_000);
      const wanted = tone(1_000, 16_000).samples;
      expect(samples).toHaveLength(16_000);
      const error = samples.map((sample, i) => sample - wanted[i]!);
      // Rounded positions of the odd rate cost some of the precision.
      expect(levelDb(error)).toBeLessThan(sampleRateHz === 16_001 ? -55 : -75);
    },
  );

  it('keeps what lies above the new Nyquist frequency from folding back', () => {
    expect(levelDb(resample(tone(9_500, 48_000), 16_000).samples)).toBeLessThan(-75);
    expect(levelDb(resample(tone(21_000, 44_100), 16_000).samples)).toBeLessThan(-75);
  });

  it.each([8_000, 44_100, 48_000])('makes the same of %i Hz in blocks as at once', (sampleRateHz) => {
    const audio = tone(440, sampleRateHz, 0.7);
    const resampler = createResampler(sampleRateHz, 16_000);
    const blocks: number[] = [];
    for (let from = 0; from < audio.samples.length; from += 4_096)
      blocks.push(...resampler.push(audio.samples.subarray(from, from + 4_096)));
    blocks.push(...resampler.finish());
    expect(Float32Array.from(blocks)).toEqual(resample(audio, 16_000).samples);
  });

  it('leaves sound at the wanted rate alone', () => {
    const audio = tone(440, 16_000);
    expect(resample(audio, 16_000)).toBe(audio);
  });
});
