import type { SxProps, Theme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { useTranslation } from 'react-i18next';
import { formatBand } from '../../lib/format.ts';
import type { ScoredSession } from './dashboard-api.ts';
import styles from './dashboard-page.module.css';

/** Bands go from 0 to 9; a few above and below what was reached show the line best. */
const lowestBand = 0;
const highestBand = 9;
/** As many days below the line as fit a phone. */
const labelledDays = 4;

const chartStyle: SxProps<Theme> = {
  '& .MuiLineElement-root': { strokeWidth: 2.5 },
  '& .MuiMarkElement-root': { strokeWidth: 2.5 },
  '& .MuiChartsAxis-tickLabel': { fill: 'var(--bw-palette-text3)', fontVariantNumeric: 'tabular-nums' },
};

interface ScoreChartProps {
  /** Oldest first. */
  scores: ScoredSession[];
}

/** The chart library comes with its own chunk, loaded when there is something to draw. */
export default function ScoreChart({ scores }: ScoreChartProps) {
  const { t, i18n } = useTranslation('dashboard');
  const bands = scores.map(({ overallScore }) => overallScore);
  const day = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'short' });
  return (
    <div className={styles.chart} role="img" aria-label={t('chart')}>
      <LineChart
        height={220}
        margin={{ left: 0, right: 24, top: 12, bottom: 0 }}
        sx={chartStyle}
        hideLegend
        skipAnimation
        grid={{ horizontal: true }}
        xAxis={[
          {
            scaleType: 'point',
            data: scores.map(({ session_id: id }) => id),
            valueFormatter: (id: number) => dayOf(scores, id, day),
            disableLine: true,
            disableTicks: true,
            tickLabelInterval: (_, index) => isLabelled(index, scores.length),
          },
        ]}
        yAxis={[
          {
            min: Math.max(lowestBand, Math.floor(Math.min(...bands)) - 1),
            max: Math.min(highestBand, Math.ceil(Math.max(...bands)) + 1),
            tickMinStep: 1,
            width: 32,
            disableLine: true,
            disableTicks: true,
          },
        ]}
        series={[
          {
            data: bands,
            label: t('overall'),
            color: 'var(--bw-palette-chOverall)',
            curve: 'linear',
            showMark: true,
            valueFormatter: (band) => (band === null ? '' : formatBand(band)),
          },
        ]}
      />
    </div>
  );
}

/** The first, the last and some between, evenly. */
function isLabelled(index: number, total: number): boolean {
  const step = Math.max(1, Math.ceil((total - 1) / (labelledDays - 1)));
  return index === total - 1 || (index % step === 0 && total - 1 - index >= step / 2);
}

function dayOf(scores: ScoredSession[], id: number, day: Intl.DateTimeFormat): string {
  const score = scores.find(({ session_id }) => session_id === id);
  return score ? day.format(new Date(score.date)) : '';
}
