import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { DownloadReportButton } from '../../components/download-report-button.tsx';
import styles from './results-page.module.css';

interface ResultsActionsProps {
  sessionId: number;
  isReady: boolean;
}

export function ResultsActions({ sessionId, isReady }: ResultsActionsProps) {
  const { t } = useTranslation('results');
  return (
    <div className={styles.actions}>
      {isReady ? (
        <ButtonLink variant="contained" to={`/feedback/${sessionId}`}>
          {t('viewDetailedFeedback')}
        </ButtonLink>
      ) : (
        <Button variant="contained" disabled aria-live="polite">
          {t('generatingFeedback')}
        </Button>
      )}
      <DownloadReportButton sessionId={sessionId} isDisabled={!isReady} />
      <ButtonLink variant="soft" to="/exam-tests">
        {t('takeAnother')}
      </ButtonLink>
    </div>
  );
}
