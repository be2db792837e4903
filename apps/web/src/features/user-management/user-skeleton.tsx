import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import styles from './user-table.module.css';

const rows = Array.from({ length: 8 }, (_, row) => row);

export function UserSkeleton() {
  const { t } = useTranslation('user-management');
  return (
    <div role="status">
      <span className="visually-hidden">{t('loading')}</span>
      {rows.map((row) => (
        <div key={row} className={styles.skeletonRow}>
          <Skeleton variant="circular" width={32} height={32} />
          <Skeleton width="22%" />
          <Skeleton width="28%" />
          <Skeleton width="12%" />
        </div>
      ))}
    </div>
  );
}
