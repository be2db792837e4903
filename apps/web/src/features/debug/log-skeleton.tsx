import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import styles from './debug.module.css';

const rows = Array.from({ length: 10 }, (_, row) => row);

export function LogSkeleton() {
  const { t } = useTranslation('debug');
  return (
    <div role="status">
      <span className="visually-hidden">{t('log.loading')}</span>
      {rows.map((row) => (
        <div key={row} className={styles.skeletonRow}>
          <Skeleton width="10%" />
          <Skeleton width="6%" />
          <Skeleton width="40%" />
          <Skeleton width="8%" />
        </div>
      ))}
    </div>
  );
}
