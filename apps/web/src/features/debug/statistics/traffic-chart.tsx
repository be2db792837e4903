import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import type { LogStats } from '@bandwise/contract/debug';
import { useTranslation } from 'react-i18next';
import { chartStyle } from '../../../components/score-charts/chart-style.ts';
import { formatNumber } from '../../../lib/format.ts';
import { formatMs } from '../format-ms.ts';
import { formatStep } from './format-step.ts';

interface TrafficChartProps {
  chart: 'requests' | 'errors' | 'time';
  stats: LogStats;
  heightPx: number;
}

/** The chart library comes with its own chunk, loaded when there is something to draw. */
export default function TrafficChart({ chart, stats, heightPx }: TrafficChartProps) {
  const { t, i18n } = useTranslation('debug');
  const { series, step } = stats;
  const hasBars = series.some((point) =>
    chart === 'requests' ? point.total_requests > 0 : point.client_errors + point.server_errors > 0,
  );
  const number = (value: number | null) => (value === null ? '' : formatNumber(value, i18n.language));
  const times = {
    data: series.map(({ time }) => time),
    valueFormatter: (time: string) => formatStep(time, step, i18n.language),
    height: 30,
    tickLabelMinGap: 16,
    disableLine: true,
    disableTicks: true,
  };
  const amounts = { width: 52, min: 0, disableLine: true, disableTicks: true, valueFormatter: number };
  const common = {
    height: heightPx,
    margin: { left: 0, right: chart === 'time' ? 40 : 8, top: 12, bottom: 0 },
    sx: chartStyle,
    hideLegend: true,
    skipAnimation: true,
    grid: { horizontal: true },
  };
  return (
    <div role="img" aria-label={t(`stats.chart.${chart}`)} style={{ height: heightPx }}>
      {chart === 'time' ? (
        <LineChart
          {...common}
          xAxis={[{ ...times, scaleType: 'point' }]}
          yAxis={[{ ...amounts }]}
          series={[
            {
              // A step without requests took no time, which is not the same as none at all.
              data: series.map((point) => (point.total_requests === 0 ? null : point.avg_response_time)),
              label: t('stats.mean'),
              color: 'var(--bw-palette-primary-main)',
              curve: 'linear',
              connectNulls: true,
              // A line needs two ends.
              showMark: series.filter((point) => point.total_requests > 0).length === 1,
              valueFormatter: (ms) => (ms === null ? null : formatMs(ms, i18n.language)),
            },
          ]}
        />
      ) : (
        <BarChart
          {...common}
          xAxis={[{ ...times, categoryGapRatio: 0.2 }]}
          // Without a height of its own, a chart of nothing has its zero in the middle.
          yAxis={[{ ...amounts, tickMinStep: 1, ...(!hasBars && { max: 1 }) }]}
          series={
            chart === 'requests'
              ? [
                  {
                    data: series.map((point) => point.total_requests),
                    label: t('stats.requests'),
                    color: 'var(--bw-palette-primary-main)',
                    valueFormatter: number,
                  },
                ]
              : [
                  {
                    data: series.map((point) => point.client_errors),
                    label: t('stats.clientErrors'),
                    stack: 'errors',
                    color: 'var(--bw-palette-accentGraphic)',
                    valueFormatter: number,
                  },
                  {
                    data: series.map((point) => point.server_errors),
                    label: t('stats.serverErrors'),
                    stack: 'errors',
                    color: 'var(--bw-palette-error-main)',
                    valueFormatter: number,
                  },
                ]
          }
        />
      )}
    </div>
  );
}
