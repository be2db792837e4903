import type { LogStats } from '@bandwise/contract/debug';
import { useTranslation } from 'react-i18next';
import { Bars } from '../../../components/chart/bars.tsx';
import { Chart } from '../../../components/chart/chart.tsx';
import type { Reading } from '../../../components/chart/readout.tsx';
import { amountScale } from '../../../components/chart/scale.ts';
import { formatNumber } from '../../../lib/format.ts';
import { formatMs } from '../../../lib/format-ms.ts';
import { formatStep } from './format-step.ts';
import { MeanTimeLine } from './mean-time-line.tsx';

/** Those of a chart lie on top of each other. */
const figures = {
  requests: [{ name: 'stats.requests', field: 'total_requests', colour: 'var(--bw-palette-primary-main)' }],
  errors: [
    { name: 'stats.clientErrors', field: 'client_errors', colour: 'var(--bw-palette-accentGraphic)' },
    { name: 'stats.serverErrors', field: 'server_errors', colour: 'var(--bw-palette-error-main)' },
  ],
  time: [{ name: 'stats.mean', field: 'avg_response_time', colour: 'var(--bw-palette-primary-main)' }],
} as const;

interface TrafficChartProps {
  chart: keyof typeof figures;
  stats: LogStats;
  heightPx: number;
}

export function TrafficChart({ chart, stats, heightPx }: TrafficChartProps) {
  const { t, i18n } = useTranslation('debug');
  const { series, step } = stats;
  const isTime = chart === 'time';
  const drawn = figures[chart].map(({ name, field, colour }) => ({
    name: t(name),
    colour,
    values: series.map((point) => point[field]),
  }));
  const totalAt = (index: number) => drawn.reduce((sum, { values }) => sum + (values[index] ?? 0), 0);
  const scale = amountScale(Math.max(...series.map((_, index) => totalAt(index))));
  const number = (value: number) => formatNumber(value, i18n.language);

  function textAt(index: number, value: number): string {
    if (!isTime) return number(value);
    // A step without requests took no time, which is not the same as none at all.
    return series[index]?.total_requests === 0 ? '–' : formatMs(value, i18n.language);
  }
  const readingOf = (index: number): Reading => ({
    value: totalAt(index),
    rows: drawn.map(({ name, colour, values }) => ({
      name,
      colour,
      text: textAt(index, values[index] ?? 0),
    })),
  });
  return (
    <Chart
      label={t(`stats.chart.${chart}`)}
      heightPx={heightPx}
      scale={scale}
      tickText={number}
      placing={isTime ? 'points' : 'bars'}
      days={series.map(({ time }) => formatStep(time, step, i18n.language))}
      leftRem={3.75}
      rightRem={0.5}
      readingOf={readingOf}
    >
      {isTime ? (
        <MeanTimeLine series={series} scale={scale} colour={figures.time[0].colour} />
      ) : (
        <Bars series={drawn} scale={scale} gapShare={0.2} />
      )}
    </Chart>
  );
}
