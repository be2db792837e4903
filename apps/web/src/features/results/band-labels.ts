/** The table of the results view, which differs from that of the feedback view: section 9 of the specification. */
const labels = [
  [8.5, 'veryGood'],
  [7.5, 'good'],
  [6.5, 'competent'],
  [5.5, 'modest'],
  [4.5, 'limited'],
] as const;

export const bandLabel = (band: number) => labels.find(([from]) => band >= from)?.[1] ?? 'extremelyLimited';

/** Green at 7, amber at 6, red below; shown with 4, 2 and 1 bars, so that the colour is never alone. */
export function resultTier(band: number): 1 | 2 | 4 {
  if (band >= 7) return 4;
  return band >= 6 ? 2 : 1;
}

export const tipsShownBelow = 7;
