import type { LogStats } from '@bandwise/contract/debug';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { formatMs } from '../../../lib/format-ms.ts';
import { formatStep } from './format-step.ts';
import styles from './statistics.module.css';

interface SeriesTableProps {
  stats: LogStats;
}

/** The figures behind the charts, the newest first; steps without requests are left out. */
export function SeriesTable({ stats }: SeriesTableProps) {
  const { t, i18n } = useTranslation('debug');
  const number = (value: number) => formatNumber(value, i18n.language);
  const points = stats.series.filter((point) => point.total_requests > 0).toReversed();
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('stats.figures')}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('stats.from')}</th>
            <th scope="col">{t('stats.requests')}</th>
            <th scope="col">{t('stats.clientErrors')}</th>
            <th scope="col">{t('stats.serverErrors')}</th>
            <th scope="col">{t('stats.mean')}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.time} className="figures">
              <td>{formatStep(point.time, stats.step, i18n.language)}</td>
              <td>{number(point.total_requests)}</td>
              <td>{number(point.client_errors)}</td>
              <td>{number(point.server_errors)}</td>
              <td>{formatMs(point.avg_response_time, i18n.language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
