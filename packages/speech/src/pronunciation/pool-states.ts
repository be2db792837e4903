import { judgedLayers } from './encode-timeline.ts';
import type { JudgedFrames } from './judged-frames.ts';
import { shortStateWidth } from './judged-frames.ts';
import { joined, linearLayer } from './layers.ts';
import type { TimedPhones } from './phone-numbers.ts';
import type { WeightsByName } from './weights-file.ts';
import { weightsOf } from './weights-file.ts';

/** The encoder's states in short. */
export interface StatePool {
  /** Of each phone. */
  ofPhones(frames: JudgedFrames, timed: TimedPhones): Float32Array[];
  /** Of everything from the first phone to the last. */
  ofAll(frames: JudgedFrames, timed: TimedPhones): Float32Array;
}

const leastVariance = 1e-6;
/** Such a number comes of a sound unlike any that was learnt from. */
const farthest = 50;

function addRow(sums: Float64Array, values: Float32Array, place: number, at: number, width: number): void {
  for (let i = 0; i < width; i++) sums[place + i] = (sums[place + i] ?? 0) + (values[at + i] ?? 0);
}

function addSquares(
  sums: Float64Array,
  values: Float32Array,
  place: number,
  at: number,
  width: number,
  around: Float64Array,
): void {
  for (let i = 0; i < width; i++) {
    const away = (values[at + i] ?? 0) - (around[place + i] ?? 0);
    sums[place + i] = (sums[place + i] ?? 0) + away * away;
  }
}

export function createStatePool(weights: WeightsByName): StatePool {
  const centre = weightsOf(weights, 'mean').data;
  const deviation = weightsOf(weights, 'deviation').data;
  const phoneBias = weightsOf(weights, 'pools.phone.bias').data;
  const meanPool = linearLayer(weights, 'pools.mean');
  const spreadPool = linearLayer(weights, 'pools.spread');

  /**
   * Adds up each number of the states over frames, or the squares of what it is away from `around`. Frames of silence have no
   * states: says how many frames have.
   */
  function addStates(
    sums: Float64Array,
    { chunks, chunkOf }: JudgedFrames,
    from: number,
    to: number,
    around?: Float64Array,
  ): number {
    let covered = 0;
    for (let frame = from; frame < to; frame++) {
      const chunk = chunks[chunkOf[frame] ?? -1];
      if (chunk === undefined) continue;
      covered++;
      const { width, layers } = chunk.encoding;
      for (const [order, layer] of judgedLayers.entries()) {
        const values = layers.get(layer);
        if (values === undefined) continue;
        const at = (frame - chunk.firstFrame) * width;
        if (around === undefined) addRow(sums, values, order * width, at, width);
        else addSquares(sums, values, order * width, at, width, around);
      }
    }
    return covered;
  }

  /** Of the normed states; without states a frame is at the centre, which is zero. */
  function meanOf(frames: JudgedFrames, from: number, to: number): Float32Array {
    const sums = new Float64Array(centre.length);
    const covered = addStates(sums, frames, from, to);
    return Float32Array.from(
      sums,
      (sum, place) =>
        (sum - covered * (centre[place] ?? 0)) / (deviation[place] ?? 1) / Math.max(1, to - from),
    );
  }

  return {
    ofPhones: (frames, { phones, starts, ends }) =>
      phones.map((_, i) => {
        const [from, to] = [starts[i] ?? 0, ends[i] ?? 0];
        const sums = new Float64Array(shortStateWidth);
        for (let frame = from; frame < to; frame++)
          addRow(sums, frames.shortStates, 0, frame * shortStateWidth, shortStateWidth);
        return Float32Array.from(sums, (sum, place) => {
          const value = sum / Math.max(1, to - from) + (phoneBias[place] ?? 0);
          return Math.min(farthest, Math.max(-farthest, value));
        });
      }),
    ofAll(frames, { starts, ends }) {
      const from = starts[0] ?? 0;
      const count = Math.max(2, (ends.at(-1) ?? 0) - from);
      const mean = meanOf(frames, from, from + count);
      const squares = new Float64Array(centre.length);
      const around = Float64Array.from(
        mean,
        (value, place) => (centre[place] ?? 0) + value * (deviation[place] ?? 1),
      );
      const covered = addStates(squares, frames, from, from + count, around);
      const spread = Float32Array.from(squares, (sum, place) => {
        const silent = (count - covered) * (mean[place] ?? 0) ** 2;
        return Math.sqrt((sum / (deviation[place] ?? 1) ** 2 + silent) / (count - 1) + leastVariance);
      });
      return joined(meanPool(mean), spreadPool(spread));
    },
  };
}
