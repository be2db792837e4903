import type { LogStats } from '@bandwise/contract/debug';
import { useTranslation } from 'react-i18next';
import { Figure } from '../../../components/figure.tsx';
import { formatNumber } from '../../../lib/format.ts';
import styles from './statistics.module.css';

interface StatCardsProps {
  stats: LogStats | undefined;
}

export function StatCards({ stats }: StatCardsProps) {
  const { t, i18n } = useTranslation('debug');
  const cards = [
    { name: 'total', value: stats?.total_requests, unit: '' },
    { name: 'success', value: stats?.success_requests, unit: '' },
    { name: 'errors', value: stats?.error_requests, unit: '' },
    { name: 'average', value: stats && Math.round(stats.avg_response_time), unit: 'ms' },
  ] as const;
  return (
    <dl className={styles.cards}>
      {cards.map(({ name, value, unit }) => (
        <div key={name} className="card">
          <dt className="caption text2">{t(`stats.${name}`)}</dt>
          <dd>
            <Figure value={value === undefined ? null : formatNumber(value, i18n.language)} unit={unit} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
