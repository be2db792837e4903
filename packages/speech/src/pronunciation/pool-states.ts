import { judgedLayers } from './encode-timeline.ts';
import type { JudgedFrames } from './judged-frames.ts';
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

export function createStatePool(weights: WeightsByName): StatePool {
  const centre = weightsOf(weights, 'mean').data;
  const deviation = weightsOf(weights, 'deviation').data;
  const phonePool = linearLayer(weights, 'pools.phone');
  const meanPool = linearLayer(weights, 'pools.mean');
  const spreadPool = linearLayer(weights, 'pools.spread');

  /** Calls with each frame's states, normed; a frame of silence has none, which is the same as zeros. */
  function forEachState(
    { chunks, chunkOf }: JudgedFrames,
    from: number,
    to: number,
    use: (value: number, place: number) => void,
  ): number {
    let covered = 0;
    for (let frame = from; frame < to; frame++) {
      const chunk = chunks[chunkOf[frame] ?? -1];
      if (chunk === undefined) continue;
      covered++;
      const { width, layers } = chunk.encoding;
      const at = (frame - chunk.firstFrame) * width;
      judgedLayers.forEach((layer, order) => {
        const values = layers.get(layer);
        if (values === undefined) return;
        for (let i = 0, place = order * width; i < width; i++, place++)
          use(((values[at + i] ?? 0) - (centre[place] ?? 0)) / (deviation[place] ?? 1), place);
      });
    }
    return covered;
  }

  function meanOf(frames: JudgedFrames, from: number, to: number): Float32Array {
    const sums = new Float64Array(centre.length);
    forEachState(frames, from, to, (value, place) => (sums[place] = (sums[place] ?? 0) + value));
    return Float32Array.from(sums, (sum) => sum / Math.max(1, to - from));
  }

  return {
    ofPhones: (frames, { phones, starts, ends }) =>
      phones.map((_, i) =>
        phonePool(meanOf(frames, starts[i] ?? 0, ends[i] ?? 0)).map((value) =>
          Math.min(farthest, Math.max(-farthest, value)),
        ),
      ),
    ofAll(frames, { starts, ends }) {
      const from = starts[0] ?? 0;
      const count = Math.max(2, (ends.at(-1) ?? 0) - from);
      const mean = meanOf(frames, from, from + count);
      const squares = new Float64Array(centre.length);
      const covered = forEachState(frames, from, from + count, (value, place) => {
        squares[place] = (squares[place] ?? 0) + (value - (mean[place] ?? 0)) ** 2;
      });
      const spread = Float32Array.from(squares, (sum, place) => {
        const silent = (count - covered) * (mean[place] ?? 0) ** 2;
        return Math.sqrt((sum + silent) / (count - 1) + leastVariance);
      });
      return joined(meanPool(mean), spreadPool(spread));
    },
  };
}
