import type { SxProps, Theme } from '@mui/material/styles';
import { lineLooks, scoreLines } from './score-lines.ts';

const part = (name: 'line' | 'area' | 'mark', series: string) =>
  `& .MuiLineChart-${name}[data-series=${series}]`;

const lines = Object.fromEntries(
  scoreLines.flatMap((line) => [
    [part('line', line), { strokeDasharray: lineLooks[line].dash }],
    [part('mark', line), { fill: line === 'overall' ? 'var(--bw-palette-surface)' : lineLooks[line].colour }],
  ]),
);

export const chartStyle: SxProps<Theme> = {
  '& .MuiLineChart-line': { strokeWidth: 2.5 },
  '& .MuiLineChart-mark': { strokeWidth: 2.5 },
  ...lines,
  [part('line', 'range-low')]: { stroke: 'none' },
  [part('line', 'range')]: { stroke: 'none' },
  [part('area', 'range')]: { fillOpacity: 0.12 },
  [part('line', 'compared')]: { strokeWidth: 1.5, opacity: 0.6 },
  '& .MuiChartsAxis-tickLabel': { fill: 'var(--bw-palette-text3)', fontVariantNumeric: 'tabular-nums' },
};

/** Signs as small as the chart. */
export const smallChartStyle: SxProps<Theme> = {
  ...chartStyle,
  '& .MuiLineChart-line': { strokeWidth: 2 },
  '& .MuiLineChart-mark': {
    strokeWidth: 1,
    scale: '0.7',
    transformBox: 'fill-box',
    transformOrigin: 'center',
  },
};
