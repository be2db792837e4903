/** Fewer items than this tell nothing about variety; the estimate for a window is then held back. */
const FEWEST_ITEMS_SHARE = 0.4;

/**
 * How much distinct items weigh in a stretch of fixed length, averaged over all stretches: variety that does not grow with the
 * length of the talk. Shorter talk is projected to the window along a power curve. Putting one common word in place of all
 * uses of a rarer one never raises it.
 */
export const distinctInWindows = (
  items: readonly (string | undefined)[],
  windowItems: number,
  growth: number,
  weightOf: (item: string) => number = () => 1,
): number => {
  const length = Math.min(windowItems, items.length);
  if (length === 0) return 0;
  const uses = new Map<string, number>();
  let inWindow = 0;
  let sum = 0;
  items.forEach((item, index) => {
    if (item !== undefined) {
      const count = (uses.get(item) ?? 0) + 1;
      uses.set(item, count);
      if (count === 1) inWindow += weightOf(item);
    }
    const leaving = items[index - length];
    if (leaving !== undefined) {
      const count = (uses.get(leaving) ?? 0) - 1;
      uses.set(leaving, count);
      if (count === 0) inWindow -= weightOf(leaving);
    }
    if (index >= length - 1) sum += inWindow;
  });
  const windows = items.length - length + 1;
  const projected = Math.max(length, windowItems * FEWEST_ITEMS_SHARE);
  return (sum / windows) * (windowItems / projected) ** growth;
};
