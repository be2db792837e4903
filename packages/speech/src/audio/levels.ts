import type { Audio } from './audio.ts';
import { durationSec } from './audio.ts';

export interface Levels {
  durationSec: number;
  peakDbfs: number;
  /** Mean level of the loud parts: what a listener hears as the loudness of the voice. */
  loudnessDbfs: number;
  noiseDbfs: number;
  signalToNoiseDb: number;
  /** Share of the samples on flat tops, where the microphone or its gain was overdriven. */
  clippedShare: number;
  /** Share of the time that is no louder than the noise. */
  silentShare: number;
}

const frameSec = 0.02;
/** Digital silence: the level that is reported instead of minus infinity. */
const floorDbfs = -96;
/** A frame counts as loud within this distance of the loudest frames: vowels and most consonants. */
const loudBelowTopDb = 25;
/** A frame counts as silent when it is closer than this to the noise. */
const silentAboveNoiseDb = 6;
const topShare = 0.95;
/** Everyone breathes: the quietest tenth of a recording is its noise. */
const noiseShare = 0.1;
/** Below half of full scale even a flat top is harmless. */
const lowestClippedPeak = 0.5;
const clippedWithinShareOfPeak = 0.002;
/** Two equal neighbours happen at any wave's top, three at its full scale do not. */
const shortestFlatTop = 3;

const decibels = (power: number) => Math.max(floorDbfs, 10 * Math.log10(power + 1e-12));

function framePowers(samples: Float32Array, frameSamples: number): Float32Array {
  const powers = new Float32Array(Math.max(1, Math.floor(samples.length / frameSamples)));
  for (let frame = 0; frame < powers.length; frame++) {
    const piece = samples.subarray(frame * frameSamples, (frame + 1) * frameSamples);
    let sum = 0;
    for (const sample of piece) sum += sample * sample;
    powers[frame] = sum / Math.max(1, piece.length);
  }
  return powers;
}

function clippedSamples(samples: Float32Array, peak: number): number {
  if (peak < lowestClippedPeak) return 0;
  const top = peak * (1 - clippedWithinShareOfPeak);
  let clipped = 0;
  let run = 0;
  let sign = 0;
  for (const sample of samples) {
    if (Math.abs(sample) >= top && (run === 0 || Math.sign(sample) === sign)) {
      run++;
      sign = Math.sign(sample);
      if (run === shortestFlatTop) clipped += shortestFlatTop;
      else if (run > shortestFlatTop) clipped++;
    } else run = 0;
  }
  return clipped;
}

const at = (sorted: Float32Array, share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

const mean = (values: Float32Array) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

export function measureLevels(audio: Audio): Levels {
  let peak = 0;
  for (const sample of audio.samples) peak = Math.max(peak, Math.abs(sample));
  const powers = framePowers(audio.samples, Math.max(1, Math.round(frameSec * audio.sampleRateHz)));
  const levels = powers.map(decibels);
  const sorted = levels.toSorted();
  const topDbfs = at(sorted, topShare);
  const noiseDbfs = at(sorted, noiseShare);
  const loudnessDbfs = decibels(mean(powers.filter((power) => decibels(power) >= topDbfs - loudBelowTopDb)));
  const silentFrames = levels.filter((level) => level <= noiseDbfs + silentAboveNoiseDb).length;
  return {
    durationSec: durationSec(audio),
    peakDbfs: decibels(peak * peak),
    loudnessDbfs,
    noiseDbfs,
    signalToNoiseDb: Math.max(0, loudnessDbfs - noiseDbfs),
    clippedShare: clippedSamples(audio.samples, peak) / Math.max(1, audio.samples.length),
    silentShare: silentFrames / levels.length,
  };
}
