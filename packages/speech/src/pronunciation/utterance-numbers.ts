import type { Voicing } from '../prosody/voicing.ts';
import type { TimedPhones } from './phone-numbers.ts';

/** Silence between phones counts as a pause beyond 8 frames (0.2 s), as a long one beyond 25 (0.6 s). */
const pauseFrames = 8;
const longPauseFrames = 25;
/** Where phone-numbers.ts puts a phone's mean loudness. */
const loudnessPlace = 12;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]) => sum(values) / Math.max(1, values.length);
function spread(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

interface Melody {
  voicedFrames: number;
  spread: number;
  meanStep: number;
}

function melodyOf({ voiced, octaves }: Voicing, from: number, to: number): Melody {
  const heights: number[] = [];
  const steps: number[] = [];
  for (let frame = from; frame < to; frame++) {
    if (voiced[frame] !== 1) continue;
    heights.push(octaves[frame] ?? 0);
    if (frame + 1 < to && voiced[frame + 1] === 1)
      steps.push(Math.abs((octaves[frame + 1] ?? 0) - (octaves[frame] ?? 0)));
  }
  return { voicedFrames: heights.length, spread: spread(heights), meanStep: mean(steps) };
}

/** Rate, pauses and melody of a reading: 16 numbers; training/assessor.py computes the same. */
export function utteranceNumbers(
  voicing: Voicing,
  { phones, starts, ends }: TimedPhones,
  words: readonly number[],
  numbers: readonly Float32Array[],
): Float32Array {
  const first = starts[0] ?? 0;
  const last = ends.at(-1) ?? 0;
  const span = Math.max(1, last - first);
  const gaps = starts.map((start, i) => Math.max(0, start - (ends[i - 1] ?? start)));
  const wordCount = new Set(words).size;
  const pauses = gaps.map((gap) => (gap > pauseFrames ? gap : 0));
  const beginsWord = (i: number) => i > 0 && words[i] !== words[i - 1];
  const silent = sum(pauses);
  const durations = starts.map((start, i) => Math.log(Math.max(1, (ends[i] ?? 0) - start)));
  const melody = melodyOf(voicing, first, last);
  return Float32Array.of(
    Math.log(span),
    Math.log(phones.length),
    Math.log(phones.length / span),
    Math.log(phones.length / Math.max(1, span - silent)),
    Math.log(wordCount / span),
    pauses.filter((pause) => pause > 0).length / wordCount,
    silent / span,
    Math.log1p(Math.max(0, ...gaps)),
    Math.log1p(gaps.filter((gap) => gap > longPauseFrames).length),
    Math.log1p(pauses.filter((pause, i) => pause > 0 && beginsWord(i)).length),
    mean(durations),
    spread(durations),
    melody.spread,
    melody.meanStep,
    spread(numbers.map((row) => row[loudnessPlace] ?? 0)),
    melody.voicedFrames / span,
  );
}
