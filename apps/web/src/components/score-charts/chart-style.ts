import { lineLooks, scoreLines } from './score-lines.ts';

type Rules = Record<string, Record<string, string | number>>;

const part = (name: 'line' | 'area' | 'mark', series: string) =>
  `& .MuiLineChart-${name}[data-series=${series}]`;

const lines: Rules = Object.fromEntries(
  scoreLines.flatMap((line): [string, Rules[string]][] => [
    [part('line', line), { strokeDasharray: lineLooks[line].dash }],
    [part('mark', line), { fill: line === 'overall' ? 'var(--bw-palette-surface)' : lineLooks[line].colour }],
  ]),
);

export const chartStyle: Rules = {
  '& .MuiLineChart-line': { strokeWidth: 2.5 },
  '& .MuiLineChart-mark': { strokeWidth: 2.5 },
  ...lines,
  [part('line', 'range-low')]: { stroke: 'none' },
  [part('line', 'range')]: { stroke: 'none' },
  [part('area', 'range')]: { fillOpacity: 0.12 },
  [part('line', 'compared')]: { strokeWidth: 1.5, opacity: 0.6 },
  // Clear of the first mark, and of each other where the axes meet.
  '& .MuiChartsAxis-directionY .MuiChartsAxis-tickLabel': { transform: 'translateX(-8px)' },
  '& .MuiChartsAxis-directionX .MuiChartsAxis-tickLabel': { transform: 'translateY(6px)' },
  '& .MuiChartsAxis-tickLabel': { fill: 'var(--bw-palette-text3)', fontVariantNumeric: 'tabular-nums' },
};

/** Signs as small as the chart. */
export const smallChartStyle: Rules = {
  ...chartStyle,
  '& .MuiLineChart-line': { strokeWidth: 2 },
  '& .MuiLineChart-mark': { strokeWidth: 0, r: '4px' },
};
