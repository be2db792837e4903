import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { ListCard } from '../../components/list-card.tsx';
import styles from './history-page.module.css';

interface HistorySkeletonProps {
  rows: number;
}

export function HistorySkeleton({ rows }: HistorySkeletonProps) {
  const { t } = useTranslation('history');
  return (
    <ListCard>
      <span className="visually-hidden" role="status">
        {t('loading')}
      </span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.skeletonRow}>
          <Skeleton width="14%" />
          <Skeleton width="30%" />
          <Skeleton width="10%" />
          <Skeleton width="18%" />
        </div>
      ))}
    </ListCard>
  );
}
