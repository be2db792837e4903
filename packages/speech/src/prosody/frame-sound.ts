import { encoderFrameCentre, encoderFrameSamples } from '../recognition/moonshine.ts';

/** What is heard at each of the encoder's frames. training/sound_features.py computes the same numbers. */
export interface FrameSound {
  energyDb: Float32Array;
  /** Of the best period, between −1 and 1: near 1 where there is a voice. */
  correlation: Float32Array;
  /** Of the best period, voiced or not. */
  pitchHz: Float32Array;
}

const energyWindowSamples = 800;
/** Pitch is searched at half the rate between 70 and 500 Hz: a period twice as long is the same melody an octave lower. */
const pitchRateHz = 8_000;
const pitchWindow = 320;
const shortestLag = 16;
const longestLag = 114;
const lagCount = longestLag - shortestLag + 1;
/** The shortest period that explains the sound this much as well as the best is the true one. */
const octaveTolerance = 0.9;

function energies(samples: Float32Array, frameCount: number): Float32Array {
  const energyDb = new Float32Array(frameCount);
  for (let frame = 0; frame < frameCount; frame++) {
    const centre = encoderFrameSamples * frame + encoderFrameCentre;
    const from = Math.min(samples.length, Math.max(0, centre - energyWindowSamples / 2));
    const to = Math.min(samples.length, centre + energyWindowSamples / 2);
    let sum = 0;
    for (let i = from; i < to; i++) sum += (samples[i] ?? 0) ** 2;
    energyDb[frame] = 10 * Math.log10(sum / Math.max(1, to - from) + 1e-9);
  }
  return energyDb;
}

function atHalfRate(samples: Float32Array): Float32Array {
  const half = new Float32Array(Math.floor(samples.length / 2));
  for (let i = 0; i < half.length; i++) half[i] = ((samples[2 * i] ?? 0) + (samples[2 * i + 1] ?? 0)) / 2;
  return half;
}

/** Normalised correlation of a window with itself at each lag searched. */
function correlations(window: Float64Array, found: Float64Array): void {
  let headEnergy = 0;
  for (let i = 0; i < pitchWindow; i++) headEnergy += (window[i] ?? 0) ** 2;
  let energy = headEnergy;
  for (let lag = 1; lag <= longestLag; lag++) {
    energy += (window[lag + pitchWindow - 1] ?? 0) ** 2 - (window[lag - 1] ?? 0) ** 2;
    if (lag < shortestLag) continue;
    let cross = 0;
    for (let i = 0; i < pitchWindow; i++) cross += (window[i] ?? 0) * (window[i + lag] ?? 0);
    found[lag - shortestLag] = cross / Math.sqrt(headEnergy * Math.max(0, energy) + 1e-12);
  }
}

function bestLag(found: Float64Array): { lag: number; correlation: number } {
  const at = (index: number) => found[Math.min(lagCount - 1, Math.max(0, index))] ?? 0;
  let best = 0;
  for (let i = 1; i < lagCount; i++) if (at(i) > at(best)) best = i;
  const correlation = at(best);
  let chosen = best;
  for (let i = 1; i < lagCount - 1; i++)
    if (at(i) >= at(i - 1) && at(i) >= at(i + 1) && at(i) >= octaveTolerance * correlation) {
      chosen = i;
      break;
    }
  const bend = at(chosen - 1) - 2 * at(chosen) + at(chosen + 1);
  const shift = bend < -1e-9 ? (0.5 * (at(chosen - 1) - at(chosen + 1))) / bend : 0;
  return { lag: shortestLag + chosen + shift, correlation };
}

/** Energy and pitch of 16 kHz sound at `frameCount` frames. */
export function frameSound(samples: Float32Array, frameCount: number): FrameSound {
  const half = atHalfRate(samples);
  const correlation = new Float32Array(frameCount);
  const pitchHz = new Float32Array(frameCount);
  const window = new Float64Array(pitchWindow + longestLag);
  const found = new Float64Array(lagCount);
  for (let frame = 0; frame < frameCount; frame++) {
    const centre = encoderFrameSamples * frame + encoderFrameCentre;
    const from = Math.floor(centre / 2) - window.length / 2;
    for (let i = 0; i < window.length; i++) window[i] = half[from + i] ?? 0;
    correlations(window, found);
    const best = bestLag(found);
    correlation[frame] = best.correlation;
    pitchHz[frame] = pitchRateHz / best.lag;
  }
  return { energyDb: energies(samples, frameCount), correlation, pitchHz };
}
