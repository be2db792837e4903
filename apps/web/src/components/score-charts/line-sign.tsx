import type { ScoreLine } from './score-lines.ts';
import { lineLooks } from './score-lines.ts';

/** In a square of 16, around its middle. */
export const signPaths = {
  circle: 'M8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3Z',
  square: 'M3.5 3.5h9v9h-9Z',
  triangle: 'M8 2.2 13.6 12.6H2.4Z',
  diamond: 'M8 2l6 6-6 6-6-6Z',
} as const;

interface LineSignProps {
  line: ScoreLine;
}

/** The sign that the line of a chart carries; beside its name. */
export function LineSign({ line }: LineSignProps) {
  const { colour, shape } = lineLooks[line];
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path d={signPaths[shape]} fill={colour} />
    </svg>
  );
}
