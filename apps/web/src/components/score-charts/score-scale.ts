import type { ScoredSession } from '@bandwise/contract/progress';
import type { Scale } from '../chart/scale.ts';
import { ticksBetween } from '../chart/scale.ts';
import type { ScoreLine } from './score-lines.ts';
import { bandOf } from './score-lines.ts';

/** Bands go from 0 to 9; a few above and below what was reached show the line best. */
const lowestBand = 0;
const highestBand = 9;
const marginBands = 0.5;

interface Drawn {
  line: ScoreLine;
  /** With the overall band behind it. */
  isCompared: boolean;
}

/** Whole bands around all that is drawn; small charts have room for every second one. */
export function scoreScale(scores: readonly ScoredSession[], { line, isCompared }: Drawn): Scale {
  const values = scores.flatMap((score) => {
    const range = line === 'overall' ? score.overall_range : null;
    const band = bandOf(score, line);
    return [
      ...(band === null ? [] : [band]),
      ...(isCompared || band === null ? [score.overallScore] : []),
      ...(range ? [range.low, range.high] : []),
    ];
  });
  const step = isCompared ? 2 : 1;
  const min = Math.max(lowestBand, Math.floor((Math.min(...values) - marginBands) / step) * step);
  const max = Math.min(highestBand, Math.ceil((Math.max(...values) + marginBands) / step) * step);
  return { min, max, ticks: ticksBetween(min, max, step) };
}
