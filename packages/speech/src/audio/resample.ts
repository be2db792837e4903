import type { Audio } from './audio.ts';

/** Length of the filter on each side, in zero crossings of the slower rate: with the window below, alias under −80 dB. */
const zeroCrossings = 24;
const kaiserBeta = 9;
/** Where the pass band ends, as a share of the slower rate's Nyquist frequency. */
const passBand = 0.93;
/** Odd pairs of rates have too many distinct filters; their positions are rounded to this many. */
const maxPhases = 2_048;

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** Modified Bessel function of the first kind, order zero, by its series. */
function besselI0(x: number): number {
  let sum = 1;
  let term = 1;
  for (let k = 1; term > 1e-10 * sum; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

/** Taps for output points that lie `fraction` of an input sample after an input sample. */
function filterTaps(fraction: number, cutoff: number, halfTaps: number): Float32Array {
  const taps = new Float32Array(2 * halfTaps);
  let sum = 0;
  for (let i = 0; i < taps.length; i++) {
    const distance = i - halfTaps + 1 - fraction;
    const place = distance / halfTaps;
    const window = Math.abs(place) >= 1 ? 0 : besselI0(kaiserBeta * Math.sqrt(1 - place * place));
    const angle = Math.PI * cutoff * distance;
    const tap = window * (angle === 0 ? 1 : Math.sin(angle) / angle);
    taps[i] = tap;
    sum += tap;
  }
  return taps.map((tap) => tap / sum);
}

function convolveAt(samples: Float32Array, first: number, taps: Float32Array): number {
  const from = Math.max(0, -first);
  const to = Math.min(taps.length, samples.length - first);
  let sum = 0;
  for (let i = from; i < to; i++) sum += (samples[first + i] ?? 0) * (taps[i] ?? 0);
  return sum;
}

function joined(head: Float32Array, tail: Float32Array): Float32Array {
  const both = new Float32Array(head.length + tail.length);
  both.set(head);
  both.set(tail, head.length);
  return both;
}

/** Resamples sound that comes in pieces; the pieces that go out, joined, are the same as for the whole at once. */
export interface Resampler {
  push(samples: Float32Array): Float32Array;
  /** What the filter still held back, when no more sound comes. */
  finish(): Float32Array;
}

/** Windowed-sinc resampling between any two rates. */
export function createResampler(fromHz: number, toHz: number): Resampler {
  const step = fromHz / toHz;
  const phases = Math.min(maxPhases, toHz / greatestCommonDivisor(Math.round(fromHz), Math.round(toHz)));
  const cutoff = passBand * Math.min(1, 1 / step);
  const halfTaps = Math.ceil(zeroCrossings * Math.max(1, step));
  const tapsByPhase: Float32Array[] = [];
  /** The input that later output still needs, and where it begins. */
  let held: Float32Array = new Float32Array(0);
  let heldFrom = 0;
  let made = 0;

  function placeOf(index: number): { first: number; phase: number } {
    const nearest = Math.round(index * step * phases);
    const phase = nearest % phases;
    return { first: (nearest - phase) / phases - halfTaps + 1, phase };
  }

  function makeUntil(end: number): Float32Array {
    const out = new Float32Array(Math.max(0, end - made));
    for (let i = 0; i < out.length; i++) {
      const { first, phase } = placeOf(made + i);
      const taps = (tapsByPhase[phase] ??= filterTaps(phase / phases, cutoff, halfTaps));
      out[i] = convolveAt(held, first - heldFrom, taps);
    }
    made += out.length;
    const neededFrom = Math.max(heldFrom, placeOf(made).first);
    held = held.slice(neededFrom - heldFrom);
    heldFrom = neededFrom;
    return out;
  }

  return {
    push(samples) {
      held = joined(held, samples);
      return makeUntil(Math.floor((heldFrom + held.length - halfTaps - 1) / step));
    },
    finish: () => makeUntil(Math.round((heldFrom + held.length) / step)),
  };
}

export function resample(audio: Audio, sampleRateHz: number): Audio {
  if (audio.sampleRateHz === sampleRateHz) return audio;
  const resampler = createResampler(audio.sampleRateHz, sampleRateHz);
  const start = resampler.push(audio.samples);
  return { samples: joined(start, resampler.finish()), sampleRateHz };
}
