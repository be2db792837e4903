/** The table of the feedback view, which differs from that of the results view: section 9 of the specification. */
const descriptors = [
  [8, 'expert'],
  [7, 'good'],
  [6, 'competent'],
  [5, 'modest'],
  [4, 'limited'],
  [3, 'extremelyLimited'],
] as const;

export const bandDescriptor = (band: number) =>
  descriptors.find(([from]) => band >= from)?.[1] ?? 'intermittent';
