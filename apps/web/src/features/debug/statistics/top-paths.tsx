import type { LogStats } from '@bandwise/contract/debug';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CardTable } from '../../../components/card-table.tsx';
import { formatNumber } from '../../../lib/format.ts';
import debugStyles from '../debug.module.css';
import { formatMs } from '../../../lib/format-ms.ts';
import { ResponseTime } from '../response-time.tsx';
import styles from './statistics.module.css';

interface TopPathsProps {
  stats: LogStats;
}

export function TopPaths({ stats }: TopPathsProps) {
  const { t, i18n } = useTranslation('debug');
  const titleId = useId();
  const heads = {
    requests: t('stats.requests'),
    errors: t('stats.errors'),
    mean: t('stats.mean'),
    longest: t('stats.longest'),
  };
  const number = (value: number) => formatNumber(value, i18n.language);
  return (
    <div className={`card ${styles.paths}`}>
      <h2 id={titleId} className={styles.chartTitle}>
        {t('stats.topPaths')}
      </h2>
      <div className={styles.scroll} tabIndex={0} role="region" aria-labelledby={titleId}>
        <CardTable label={t('stats.topPaths')} heads={[t('log.path'), ...Object.values(heads)]}>
          {stats.top_paths.map((path) => (
            <tr key={`${path.method} ${path.path}`} className="figures">
              <td className={`${debugStyles.mono} ${debugStyles.path}`}>
                <span className={debugStyles.method}>{path.method}</span> {path.path}
              </td>
              <td data-label={heads.requests}>{number(path.total_requests)}</td>
              <td data-label={heads.errors}>{number(path.error_requests)}</td>
              <td data-label={heads.mean}>{formatMs(path.avg_response_time, i18n.language)}</td>
              <td data-label={heads.longest}>
                <ResponseTime ms={path.max_response_time} />
              </td>
            </tr>
          ))}
        </CardTable>
      </div>
    </div>
  );
}
