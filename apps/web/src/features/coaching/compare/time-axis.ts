import type { SpokenWordShape } from '@bandwise/contract/coaching';

/** A little silence around a word lets its first and last sound be seen as a whole. */
const marginSec = 0.08;
/** Two words of very different length still share one axis; ticks stay readable. */
const tickStepsSec = [0.2, 0.5, 1, 2];
const ticksMax = 7;
/** What stands further right than this share of the axis has no room for its label. */
const lastTickShare = 0.93;

export interface SpokenSpan {
  fromSec: number;
  toSec: number;
}

/** Where in a recording the word lies. */
export function spanOf({ phonemes, duration }: SpokenWordShape): SpokenSpan {
  const starts = phonemes.flatMap(({ start_seconds: start }) => start ?? []);
  const ends = phonemes.flatMap(({ end_seconds: end }) => end ?? []);
  if (starts.length === 0) return { fromSec: 0, toSec: duration };
  return {
    fromSec: Math.max(0, Math.min(...starts) - marginSec),
    toSec: Math.min(duration, Math.max(...ends) + marginSec),
  };
}

/** How long an axis must be for both voices, each from where its word begins. */
export const axisSec = (spans: readonly SpokenSpan[]): number =>
  Math.max(...spans.map(({ fromSec, toSec }) => toSec - fromSec), marginSec);

export function ticksOf(lengthSec: number): number[] {
  const step = tickStepsSec.find((one) => lengthSec / one < ticksMax) ?? lengthSec;
  const ticks = Array.from({ length: Math.floor(lengthSec / step) + 1 }, (_, tick) => tick * step);
  return ticks.filter((tick) => tick <= lastTickShare * lengthSec);
}

interface PitchPoint {
  /** 0 to 1 along the axis. */
  at: number;
  semitones: number;
}

/** The voiced stretches of a word on the axis. */
export function pitchLines(
  { contour }: SpokenWordShape,
  span: SpokenSpan,
  lengthSec: number,
): PitchPoint[][] {
  const lines: PitchPoint[][] = [[]];
  contour.pitch.forEach((semitones, index) => {
    const timeSec = contour.start_seconds + index * contour.step_seconds;
    const isInside = timeSec >= span.fromSec && timeSec <= span.toSec;
    if (semitones === null || !isInside) lines.push([]);
    else lines.at(-1)?.push({ at: (timeSec - span.fromSec) / lengthSec, semitones });
  });
  return lines.filter((line) => line.length > 1);
}
