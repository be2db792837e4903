import { describe, expect, it } from 'vitest';
import { judgeLevels } from './judge-levels.ts';
import { measureLevels } from './levels.ts';

const sampleRateHz = 16_000;

/** Repeatable noise between −1 and 1. */
function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (2 * state) / 2_147_483_648 - 1;
  };
}

/** Half a second of a voiced sound, half a second of pause, in turn. */
function speechLike({ gain, noiseGain }: { gain: number; noiseGain: number }) {
  const random = noise(7);
  const samples = Float32Array.from({ length: 4 * sampleRateHz }, (_, i) => {
    const voiced = Math.floor(i / (sampleRateHz / 2)) % 2 === 0;
    const voice = voiced ? Math.sin(i / 12) + 0.5 * Math.sin(i / 5) : 0;
    return Math.max(-1, Math.min(1, gain * voice + noiseGain * random()));
  });
  return measureLevels({ samples, sampleRateHz });
}

describe('levels of a recording', () => {
  it('finds nothing wrong with a good one', () => {
    const levels = speechLike({ gain: 0.3, noiseGain: 0.001 });
    expect(levels.durationSec).toBe(4);
    expect(levels.signalToNoiseDb).toBeGreaterThan(40);
    expect(levels.silentShare).toBeCloseTo(0.5, 1);
    expect(levels.clippedShare).toBe(0);
    expect(judgeLevels(levels)).toEqual([]);
  });

  it('knows silence, whether digital or of a muted microphone', () => {
    expect(judgeLevels(measureLevels({ samples: new Float32Array(8_000), sampleRateHz }))).toEqual([
      'silent',
    ]);
    expect(judgeLevels(speechLike({ gain: 0, noiseGain: 0.0005 }))).toEqual(['silent']);
  });

  it('knows a voice that is too quiet', () => {
    expect(judgeLevels(speechLike({ gain: 0.004, noiseGain: 0.000_02 }))).toEqual(['too_quiet']);
  });

  it('knows an overdriven voice, also when its level was turned down afterwards', () => {
    const overdriven = Float32Array.from(
      { length: sampleRateHz },
      (_, i) => 0.7 * Math.max(-1, Math.min(1, 3 * Math.sin(i / 12))) * (i % 4_000 < 3_000 ? 1 : 0.001),
    );
    expect(judgeLevels(measureLevels({ samples: overdriven, sampleRateHz }))).toContain('clipped');
  });

  it('knows a noisy room', () => {
    expect(judgeLevels(speechLike({ gain: 0.1, noiseGain: 0.09 }))).toEqual(['noisy']);
  });
});
