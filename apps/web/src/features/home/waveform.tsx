/** Heights of the bars of an example answer, in a drawing 44 high: speech, two pauses, speech. */
const heights = [
  8, 7, 5, 10, 21, 32, 26, 30, 27, 27, 32, 32, 31, 31, 22, 20, 20, 28, 29, 20, 17, 31, 34, 38, 30, 24, 18, 2,
  2, 2, 2, 2, 4, 12, 13, 13, 15, 10, 12, 14, 7, 7, 5, 5, 6, 15, 10, 16, 12, 20, 26, 35, 31, 27, 20, 19, 2, 2,
  2, 2, 2, 2, 2, 2, 6, 12, 12, 24, 21, 24, 12, 12, 15, 27, 26, 16, 22, 20, 28, 31, 32, 33, 25, 19, 25, 28, 24,
  22,
];

const gap = 5.5;
const middle = 22;

export function Waveform() {
  const path = heights.map(
    (height, bar) => `M${bar * gap + 1.5} ${middle - height / 2 + 1.5}v${Math.max(0.01, height - 3)}`,
  );
  return (
    <svg viewBox="0 0 481.5 44" width="100%" height="44" preserveAspectRatio="none" aria-hidden="true">
      <path d={path.join('')} stroke="var(--bw-palette-you)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
