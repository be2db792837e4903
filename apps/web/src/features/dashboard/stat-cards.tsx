import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import type { IconName } from '../../components/icon.tsx';
import { Icon } from '../../components/icon.tsx';
import { formatBand, formatNumber } from '../../lib/format.ts';
import { useUserStatsQuery } from '../../lib/progress/progress-api.ts';
import styles from './dashboard-page.module.css';

export function StatCards() {
  const { t, i18n } = useTranslation('dashboard');
  const { data, isLoading } = useUserStatsQuery(undefined);
  const stats: StatCardProps[] = [
    {
      icon: 'list',
      label: t('sessions'),
      value: formatNumber(data?.totalSessions ?? 0, i18n.language),
    },
    { icon: 'target', label: t('averageScore'), value: formatBand(data?.averageScore ?? 0) },
    {
      icon: 'clock',
      label: t('practiceTime'),
      value: formatNumber(data?.totalPracticeMinutes ?? 0, i18n.language),
      unit: t('minutes'),
    },
  ];
  return (
    <ul className={styles.stats}>
      {stats.map((stat) => (
        <StatCard key={stat.icon} {...stat} isLoading={isLoading} />
      ))}
    </ul>
  );
}

interface StatCardProps {
  icon: IconName;
  label: string;
  value: string;
  unit?: string;
  isLoading?: boolean;
}

function StatCard({ icon, label, value, unit, isLoading = false }: StatCardProps) {
  return (
    <li className={`card ${styles.stat}`}>
      <span className={styles.statIcon}>
        <Icon name={icon} sizePx={24} />
      </span>
      <div className={styles.statText}>
        <p className="caption text2">{label}</p>
        <p className={`figures ${styles.statValue}`}>
          {isLoading ? <Skeleton component="span" width={64} /> : value}
          {unit && !isLoading && <small>{unit}</small>}
        </p>
      </div>
    </li>
  );
}
