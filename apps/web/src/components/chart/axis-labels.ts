import type { Placing } from './placing.ts';
import { placeOf } from './placing.ts';

interface AxisLabel {
  index: number;
  widthRem: number;
  /** Width of the drawing from which on there is room for it. */
  fromRem: number;
}

/** Room beside the drawing, into which a label may reach. */
export interface Margins {
  leftRem: number;
  rightRem: number;
}

interface LabelledAxis extends Margins {
  texts: readonly string[];
  placing: Placing;
  /** The first and the last alone. */
  isSparse?: boolean;
}

/** Nothing of ours is drawn wider. */
const widestRem = 80;
const gapRem = 1;
/** A label nearer to the first than this part of a step would look like a slip. */
const nearestShare = 0.75;
/** As in the style sheet. */
const fontRem = 0.75;
/** Inter's figures are 0.63 of its size wide, its letters less; Chinese, Japanese and Korean signs are square. */
const signWidth = { narrow: 0.64, square: 1 };
const firstSquareSign = '⺀';

export const textWidthRem = (text: string): number =>
  Array.from(text, (sign) => (sign < firstSquareSign ? signWidth.narrow : signWidth.square)).reduce(
    (sum, width) => sum + fontRem * width,
    0,
  );

/** What is shown on a narrow chart stays on a wider one, which lets the style sheet choose without any measuring. */
export function chooseLabels(axis: LabelledAxis): AxisLabel[] {
  const widths = axis.texts.map(textWidthRem);
  const last = widths.length - 1;
  const chosen = new Map([[last, 0]]);
  let fromRem = 0;
  for (const indices of levelsOf(last, axis.isSparse ?? false)) {
    fromRem = Math.max(fromRem, widthForAll(indices, widths, axis));
    if (fromRem > widestRem) break;
    for (const index of indices) if (!chosen.has(index)) chosen.set(index, fromRem);
  }
  return [...chosen].map(([index, from]) => ({ index, widthRem: widths[index] ?? 0, fromRem: from }));
}

/** The ends; then every 2^n-th counted from the last, each level with all of the one before. */
function levelsOf(last: number, isSparse: boolean): number[][] {
  if (last <= 0) return [];
  const levels = [[0, last]];
  if (isSparse) return levels;
  for (let step = 2 ** Math.floor(Math.log2(last)); step >= 1; step /= 2) {
    const between = Array.from({ length: last }, (_, index) => index);
    levels.push([
      0,
      ...between.filter((index) => index >= nearestShare * step && (last - index) % step === 0),
      last,
    ]);
  }
  return levels;
}

/** How wide the drawing has to be for these not to touch each other. */
function widthForAll(indices: readonly number[], widths: readonly number[], axis: LabelledAxis): number {
  const labels = indices.map((index) => ({
    place: placeOf(index, widths.length, axis.placing),
    half: (widths[index] ?? 0) / 2,
  }));
  const needed = labels.slice(1).map((right, index) => {
    const left = labels[index] ?? right;
    const apart = left.half + right.half + gapRem;
    // A label that would leave the chart is moved in, towards its neighbour.
    const leftShift = left.half - axis.leftRem;
    const rightShift = right.half - axis.rightRem;
    return Math.max(
      apart / (right.place - left.place),
      (apart + leftShift) / right.place,
      (apart + rightShift) / (1 - left.place),
      apart + leftShift + rightShift,
    );
  });
  return Math.max(0, ...needed);
}
