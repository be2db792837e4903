import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { ReloadFailure } from '../../components/reload-failure.tsx';
import { StateCard } from '../../components/state-card.tsx';
import { ReportText } from './report-text.tsx';
import styles from './reports.module.css';

export function ReportFailure() {
  return (
    <ReloadFailure
      title={<ReportText name="failed" />}
      text={<ReportText name="failedText" />}
      retryLabel={<ReportText name="retry" />}
    />
  );
}

interface ReportMissingProps {
  reason: 'audioUnavailable' | 'statsUnavailable';
}

export function ReportMissing({ reason }: ReportMissingProps) {
  return (
    <StateCard
      icon="info"
      headingLevel={2}
      title={<ReportText name="noData" />}
      text={<ReportText name={reason} />}
    >
      <ButtonLink variant="contained" to="/exam-tests">
        <span>
          <ReportText name="startPracticing" />
        </span>
      </ButtonLink>
    </StateCard>
  );
}

interface ReportSkeletonProps {
  cards: number;
  /** Says what is on its way. */
  lead?: string;
}

export function ReportSkeleton({ cards, lead }: ReportSkeletonProps) {
  const { t } = useTranslation('reports');
  return (
    <div className={styles.cards} role="status">
      <span className="visually-hidden">{t('loading')}</span>
      {lead && <p className={`text2 ${styles.onItsWay}`}>{lead}</p>}
      {Array.from({ length: cards }, (_, card) => (
        <div key={card} className="card">
          <Skeleton width="40%" height={32} />
          <Skeleton width="90%" />
          <Skeleton width="75%" />
          <Skeleton width="82%" />
        </div>
      ))}
    </div>
  );
}
