import { describe, expect, it } from 'vitest';
import { measureLevels } from '../audio/levels.ts';
import { shapeSpeech, withSilence } from './shape-speech.ts';

const sampleRateHz = 22_050;

/** A second of a tone between half seconds of faint noise. */
function toneInNoise(amplitude: number): { samples: Float32Array; sampleRateHz: number } {
  const samples = Float32Array.from({ length: 2 * sampleRateHz }, (_, i) => {
    const loud = i >= sampleRateHz / 2 && i < 1.5 * sampleRateHz;
    return loud ? amplitude * Math.sin(i * 0.1) : 0.000_5 * amplitude * Math.sin(i * 1.7);
  });
  return { samples, sampleRateHz };
}

describe('shaping speech', () => {
  it('cuts the silence around it', () => {
    const { samples } = shapeSpeech(toneInNoise(0.3));
    expect(samples.length / sampleRateHz).toBeGreaterThan(1);
    expect(samples.length / sampleRateHz).toBeLessThan(1.2);
  });

  it.each([0.02, 0.3, 0.9])('brings a level of %s to one loudness', (amplitude) => {
    const { loudnessDbfs, peakDbfs } = measureLevels(shapeSpeech(toneInNoise(amplitude)));
    expect(loudnessDbfs).toBeCloseTo(-19, 0);
    expect(peakDbfs).toBeLessThanOrEqual(-1.5);
  });

  it('starts and ends without a click', () => {
    const { samples } = shapeSpeech(toneInNoise(0.3));
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(1e-4);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(1e-4);
  });

  it('leaves nothing to be heard of silence', () => {
    const { samples } = shapeSpeech({ samples: new Float32Array(1_000), sampleRateHz });
    expect(samples.every((sample) => sample === 0)).toBe(true);
  });

  it('puts silence around a sound', () => {
    const { samples } = withSilence({ samples: Float32Array.of(1, 1), sampleRateHz: 10 }, 0.2, 0.1);
    expect([...samples]).toEqual([0, 0, 1, 1, 0]);
  });
});
