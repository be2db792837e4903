import { hundredths } from './placing.ts';

/** Shares of the width, from the left, and of the height, from below. */
export interface Point {
  x: number;
  y: number;
}

interface Stretch {
  x: number;
  low: number;
  high: number;
}

/** What lies between gaps. */
function runsOf<Item>(items: readonly (Item | null)[]): Item[][] {
  const runs: Item[][] = [[]];
  for (const item of items)
    if (item === null) runs.push([]);
    else runs.at(-1)?.push(item);
  return runs.filter((run) => run.length > 0);
}

/** In a drawing of 100 by 100. */
export const linePath = (points: readonly (Point | null)[]): string =>
  runsOf(points)
    .map((run) => `M${run.map(onDrawing).join('L')}`)
    .join('');

export const areaPath = (stretches: readonly (Stretch | null)[]): string =>
  runsOf(stretches)
    .map((run) => {
      const above = run.map(({ x, high }) => onDrawing({ x, y: high }));
      const below = run.map(({ x, low }) => onDrawing({ x, y: low })).toReversed();
      return `M${[...above, ...below].join('L')}Z`;
    })
    .join('');

const onDrawing = ({ x, y }: Point): string => `${hundredths(x)} ${hundredths(1 - y)}`;
