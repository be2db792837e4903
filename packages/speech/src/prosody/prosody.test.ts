import { describe, expect, it } from 'vitest';
import { modelSampleRateHz } from '../audio/audio.ts';
import { compareMelody } from './compare-melody.ts';
import type { Contours } from './contours.ts';
import { contoursOf } from './contours.ts';
import { frameSound } from './frame-sound.ts';
import { voicingOf } from './voicing.ts';

const frameSamples = 384;

/** A voice-like buzz whose pitch and loudness follow the time from 0 to 1. */
function buzz(lengthSec: number, pitchHz: (share: number) => number, gain: (share: number) => number) {
  const samples = new Float32Array(Math.round(lengthSec * modelSampleRateHz));
  let phase = 0;
  for (let i = 0; i < samples.length; i++) {
    const share = i / samples.length;
    phase += (2 * Math.PI * pitchHz(share)) / modelSampleRateHz;
    let sum = 0;
    for (let harmonic = 1; harmonic <= 8; harmonic++) sum += Math.sin(harmonic * phase) / harmonic;
    samples[i] = 0.2 * gain(share) * sum;
  }
  return samples;
}

function contours(samples: Float32Array): Contours {
  const sound = frameSound(samples, Math.floor(samples.length / frameSamples));
  return contoursOf(sound, voicingOf(sound));
}

const steady = () => 1;
const rising = (share: number) => 150 * 2 ** (share / 2);
const falling = (share: number) => rising(1 - share);

describe('the sound of frames', () => {
  it.each([80, 120, 210, 400])('hears a voice of %i Hz', (pitchHz) => {
    const { pitchHz: found, correlation } = frameSound(
      buzz(0.5, () => pitchHz, steady),
      20,
    );
    for (const value of found.slice(2, 17)) expect(value / pitchHz).toBeCloseTo(1, 1);
    expect(Math.min(...correlation.slice(2, 17))).toBeGreaterThan(0.9);
  });

  it('reaches past the end of the sound without harm', () => {
    const { energyDb, pitchHz } = frameSound(new Float32Array(1000), 8);
    expect(Array.from(energyDb)).toEqual(Array.from({ length: 8 }, () => -90));
    expect(pitchHz.every(Number.isFinite)).toBe(true);
  });
});

describe('contours', () => {
  it('follow the pitch from the speaker’s own middle and have gaps where there is no voice', () => {
    const samples = buzz(1.2, rising, (share) => (share > 0.4 && share < 0.6 ? 0 : 1));
    const { pitchSemitones, pitchHz, energyDb, hopSec } = contours(samples);
    expect(hopSec).toBe(0.024);
    expect(pitchSemitones[3]).toBeLessThan(-1.5);
    expect(pitchSemitones[45]).toBeGreaterThan(1.5);
    expect(pitchHz[3]).toBeGreaterThan(145);
    expect(pitchSemitones[25]).toBeNull();
    expect(energyDb[25]).toBeLessThan(-30);
    expect(Math.max(...energyDb)).toBe(0);
  });

  it('of silence hold no pitch', () => {
    expect(contours(new Float32Array(16_000)).pitchHz.every((pitch) => pitch === null)).toBe(true);
  });
});

describe('comparing melodies', () => {
  const model = contours(buzz(1, rising, steady));

  it('finds the same melody in a lower and slower voice', () => {
    const low = contours(buzz(1.4, (share) => rising(share) / 1.8, steady));
    const compared = compareMelody(low, model);
    expect(compared?.score).toBeGreaterThan(85);
    expect(compared?.durationRatio).toBeCloseTo(1.4, 1);
  });

  it('tells a monotone and the opposite melody from it', () => {
    const flat = contours(buzz(1, () => 180, steady));
    const monotone = compareMelody(flat, model)?.score ?? 0;
    expect(monotone).toBeGreaterThan(35);
    expect(monotone).toBeLessThan(65);
    expect(compareMelody(contours(buzz(1, falling, steady)), model)?.score).toBeLessThan(monotone);
  });

  it('has nothing to compare with silence', () => {
    expect(compareMelody(contours(new Float32Array(16_000)), model)).toBeNull();
  });
});
