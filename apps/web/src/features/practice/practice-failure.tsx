import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import type { ApiFailure } from '../../lib/api-failure.ts';
import styles from './practice-page.module.css';

interface PracticeFailureProps {
  failure: ApiFailure;
  onRetry: () => void;
}

export function PracticeFailure({ failure, onRetry }: PracticeFailureProps) {
  const { t } = useTranslation(['practice', 'common']);
  return (
    <div className={`container ${styles.state}`}>
      <h1>{t('title')}</h1>
      <FailureNotice failure={failure} fallback={t('loadFailed')} />
      <div className={styles.stateActions}>
        <Button variant="contained" onClick={onRetry}>
          {t('common:action.tryAgain')}
        </Button>
        <ButtonLink variant="text" to="/exam-tests">
          {t('backToTests')}
        </ButtonLink>
      </div>
    </div>
  );
}
