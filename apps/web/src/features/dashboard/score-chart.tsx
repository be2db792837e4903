import { LineChart } from '@mui/x-charts/LineChart';
import { useTranslation } from 'react-i18next';
import { formatBand } from '../../lib/format.ts';
import type { ScoredSession } from './dashboard-api.ts';
import styles from './dashboard-page.module.css';

/** Bands go from 0 to 9; a few above and below what was reached show the line best. */
const lowestBand = 0;
const highestBand = 9;

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
        margin={{ left: 0, right: 16, top: 12, bottom: 0 }}
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
            tickLabelMinGap: 16,
          },
        ]}
        yAxis={[
          {
            min: Math.max(lowestBand, Math.floor(Math.min(...bands)) - 1),
            max: Math.min(highestBand, Math.ceil(Math.max(...bands)) + 1),
            tickMinStep: 1,
            width: 24,
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

function dayOf(scores: ScoredSession[], id: number, day: Intl.DateTimeFormat): string {
  const score = scores.find(({ session_id }) => session_id === id);
  return score ? day.format(new Date(score.date)) : '';
}
