import type { LogStats } from '@bandwise/contract/debug';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SeriesTable } from './series-table.tsx';
import styles from './statistics.module.css';
import { TrafficChart } from './traffic-chart.tsx';

const chartHeightPx = 220;
const charts = ['requests', 'errors', 'time'] as const;

interface TrafficChartsProps {
  stats: LogStats;
}

export function TrafficCharts({ stats }: TrafficChartsProps) {
  const { t } = useTranslation('debug');
  const id = useId();
  return (
    <div className={styles.charts}>
      {charts.map((chart) => (
        <section key={chart} className="card" aria-labelledby={`${id}-${chart}`}>
          <h2 id={`${id}-${chart}`} className={styles.chartTitle}>
            {t(`stats.chart.${chart}`)}
          </h2>
          {chart === 'errors' && (
            <ul className={`caption text2 ${styles.legend}`}>
              <li>{t('stats.clientErrors')}</li>
              <li className={styles.server}>{t('stats.serverErrors')}</li>
            </ul>
          )}
          <TrafficChart chart={chart} stats={stats} heightPx={chartHeightPx} />
        </section>
      ))}
      <details className={`card ${styles.figures}`}>
        <summary>{t('stats.figures')}</summary>
        <SeriesTable stats={stats} />
      </details>
    </div>
  );
}
