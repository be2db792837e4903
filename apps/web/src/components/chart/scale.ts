/** The height of a chart. */
export interface Scale {
  min: number;
  max: number;
  /** Where a line crosses it, from below. */
  ticks: number[];
}

/** More lines than this are a pattern. */
const intervalsMax = 4;

/** Steps that are easily counted on. */
const niceFactors = [1, 2, 5];

/** From nothing to a round number above the largest amount. */
export function amountScale(largest: number): Scale {
  const step = niceStep(largest / intervalsMax);
  const max = Math.max(1, Math.ceil(largest / step)) * step;
  return { min: 0, max, ticks: ticksBetween(0, max, step) };
}

/** Multiples of a step. */
export function ticksBetween(min: number, max: number, step: number): number[] {
  const first = Math.ceil(min / step);
  return Array.from({ length: Math.floor(max / step) - first + 1 }, (_, index) => (first + index) * step);
}

/** 0 at the foot of the chart, 1 at its top. */
export const heightOf = ({ min, max }: Scale, value: number): number => (value - min) / (max - min);

function niceStep(least: number): number {
  if (least <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  return power * (niceFactors.find((factor) => factor * power >= least) ?? 10);
}
