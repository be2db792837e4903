import type { Voicing } from '../prosody/voicing.ts';
import { outputCount, silence } from './align-words.ts';

/** Phones in a row with the frames they take. */
export interface TimedPhones {
  phones: readonly number[];
  /** First frame and one past the last of each phone. */
  starts: readonly number[];
  ends: readonly number[];
}

/** Less likely is as good as impossible. */
export const lowestLogProb = -12;
/** Frames around a phone that may still be its own: it is judged there too. */
const reachFrames = 4;
/** One second: nobody holds a phone longer, an alignment that has lost its way does. */
const longestFrames = 40;
const loudestSilence = 0.999;

interface Sums {
  mean: number;
  most: number;
}

/** Mean and highest of a number over frames, of which at most the first second counts. */
function overFrames(from: number, to: number, frameCount: number, value: (frame: number) => number): Sums {
  const last = Math.min(to, from + longestFrames, frameCount);
  let sum = 0;
  let most = -Infinity;
  for (let frame = from; frame < last; frame++) {
    const own = value(frame);
    sum += own;
    if (own > most) most = own;
  }
  return { mean: sum / Math.max(1, last - from), most };
}

/** A phone's frames up to the midpoints to its neighbours, at most `reachFrames` away. */
function regionOf({ starts, ends }: TimedPhones, i: number, frameCount: number): [number, number] {
  const start = starts[i] ?? 0;
  const end = ends[i] ?? 0;
  const before = ends[i - 1];
  const after = starts[i + 1];
  const left =
    before === undefined
      ? Math.max(0, start - reachFrames)
      : Math.max(Math.floor((before + start + 1) / 2), start - reachFrames);
  const right =
    after === undefined
      ? Math.min(end + reachFrames, frameCount)
      : Math.min(Math.floor((end + after) / 2), end + reachFrames);
  return [Math.min(left, start), Math.max(right, end)];
}

/** How well, how long and how loud each phone sounds: 18 numbers; training/assessor.py computes the same. */
export function phoneNumbers(logs: Float32Array, voicing: Voicing, timed: TimedPhones): Float32Array[] {
  const frameCount = logs.length / outputCount;
  const { phones, starts, ends } = timed;
  const log = (frame: number, output: number) =>
    Math.max(lowestLogProb, logs[frame * outputCount + output] ?? lowestLogProb);
  const rival = (frame: number, phone: number) => {
    let best = lowestLogProb;
    for (let other = 0; other < silence; other++)
      if (other !== phone && log(frame, other) > best) best = log(frame, other);
    return best;
  };
  return phones.map((phone, i) => {
    const start = starts[i] ?? 0;
    const end = ends[i] ?? 0;
    const [left, right] = regionOf(timed, i, frameCount);
    const inside = (value: (frame: number) => number) => overFrames(start, end, frameCount, value);
    const around = (value: (frame: number) => number) => overFrames(left, right, frameCount, value);
    const own = inside((frame) => log(frame, phone));
    const ratio = inside((frame) => log(frame, phone) - rival(frame, phone));
    const audible = inside(
      (frame) => log(frame, phone) - Math.log1p(-Math.min(loudestSilence, Math.exp(log(frame, silence)))),
    );
    const loudness = inside((frame) => voicing.loudness[frame] ?? 0);
    const gapBefore = Math.max(0, start - (ends[i - 1] ?? start));
    const gapAfter = Math.max(0, (starts[i + 1] ?? end) - end);
    return Float32Array.of(
      own.mean,
      own.most,
      audible.mean,
      ratio.mean,
      ratio.most,
      around((frame) => log(frame, phone)).mean,
      around((frame) => log(frame, phone) - rival(frame, phone)).most,
      inside((frame) => log(frame, silence)).mean,
      Math.log(Math.max(1, end - start)),
      Math.log1p(gapBefore),
      Math.log1p(gapAfter),
      Math.log(Math.max(1, (ends[i + 1] ?? end) - (starts[i - 1] ?? start))),
      loudness.mean,
      loudness.most,
      inside((frame) => voicing.correlation[frame] ?? 0).mean,
      inside((frame) => voicing.octaves[frame] ?? 0).mean,
      inside((frame) => voicing.voiced[frame] ?? 0).mean,
      Math.log(Math.max(1, right - left)),
    );
  });
}

/** Mean log-probability of each output over each phone's frames. */
export const phonePosteriors = (logs: Float32Array, { phones, starts, ends }: TimedPhones): Float32Array[] =>
  phones.map((_, i) => {
    const start = starts[i] ?? 0;
    const end = ends[i] ?? 0;
    const mean = new Float32Array(outputCount);
    for (let frame = start; frame < end; frame++)
      for (let output = 0; output < outputCount; output++)
        mean[output] =
          (mean[output] ?? 0) +
          Math.max(lowestLogProb, logs[frame * outputCount + output] ?? lowestLogProb) / (end - start);
    return mean;
  });
