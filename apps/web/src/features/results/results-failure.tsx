import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../components/failure-notice.tsx';
import type { ApiFailure } from '../../lib/api-failure.ts';
import styles from './results-page.module.css';

interface ResultsFailureProps {
  failure: ApiFailure;
  onRetry: () => void;
}

export function ResultsFailure({ failure, onRetry }: ResultsFailureProps) {
  const { t } = useTranslation(['results', 'common']);
  return (
    <div className={styles.failure}>
      <h1>{t('title')}</h1>
      <FailureNotice failure={failure} fallback={t('loadFailed')} />
      <Button variant="outlined" onClick={onRetry}>
        {t('common:action.tryAgain')}
      </Button>
    </div>
  );
}
