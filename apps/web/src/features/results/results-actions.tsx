import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { DownloadReportButton } from '../../components/download-report-button.tsx';
import styles from './results-page.module.css';
import type { ScoringEnd } from './use-scoring-end.ts';

interface ResultsActionsProps {
  sessionId: number;
  end: ScoringEnd | null;
}

/** Feedback that could not be written is asked for again on its page. */
export function ResultsActions({ sessionId, end }: ResultsActionsProps) {
  const { t } = useTranslation('results');
  return (
    <div className={styles.actions}>
      {end ? (
        <ButtonLink variant="contained" to={`/feedback/${sessionId}`}>
          {t('viewDetailedFeedback')}
        </ButtonLink>
      ) : (
        <Button variant="contained" disabled aria-live="polite">
          {t('generatingFeedback')}
        </Button>
      )}
      <DownloadReportButton sessionId={sessionId} isDisabled={end !== 'ready'} />
      <ButtonLink variant="soft" to="/exam-tests">
        {t('takeAnother')}
      </ButtonLink>
    </div>
  );
}
