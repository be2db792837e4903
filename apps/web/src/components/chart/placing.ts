/** Points lie on the edges too; bars have an equal part of the width each. */
export type Placing = 'points' | 'bars';

/** 0 at the left edge of the chart, 1 at its right. */
export function placeOf(index: number, total: number, placing: Placing): number {
  if (placing === 'bars') return (index + 0.5) / total;
  return total === 1 ? 0.5 : index / (total - 1);
}

/** The point or bar nearest to a place. */
export function nearestTo(place: number, total: number, placing: Placing): number {
  const index = placing === 'bars' ? Math.floor(place * total) : Math.round(place * (total - 1));
  return Math.min(total - 1, Math.max(0, index));
}

const decimals = 2;

/** For styles and drawings: 0.5 becomes 50%. */
export const percent = (share: number): string => `${hundredths(share)}%`;
export const hundredths = (share: number): number => Number((100 * share).toFixed(decimals));
