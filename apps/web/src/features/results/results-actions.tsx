import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { Icon } from '../../components/icon.tsx';
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
      <Button variant="outlined" disabled startIcon={<Icon name="download" />}>
        {t('downloadReport')}
      </Button>
      <ButtonLink variant="soft" to="/exam-tests">
        {t('takeAnother')}
      </ButtonLink>
    </div>
  );
}
