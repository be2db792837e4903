export type Points = readonly (readonly [x: number, y: number])[];

/** A line through points with rising x; beyond the ends it stays level, or goes on as it came. */
export const interpolate = (points: Points, x: number, beyond: 'level' | 'on' = 'level'): number => {
  const upper = points.findIndex(([at]) => at > x);
  const end = upper === -1 ? points.length - 1 : Math.max(1, upper);
  const [x0, y0] = points[end - 1] ?? [0, 0];
  const [x1, y1] = points[end] ?? [1, 0];
  const held = beyond === 'on' ? x : Math.max(points[0]?.[0] ?? x, Math.min(points.at(-1)?.[0] ?? x, x));
  return y0 + ((held - x0) / (x1 - x0)) * (y1 - y0);
};
