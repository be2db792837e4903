import Button from '@mui/material/Button';
import type { Session } from '@bandwise/contract/exam-tests';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { DownloadReportButton } from '../../components/download-report-button.tsx';
import styles from './results-page.module.css';
import type { ScoringEnd } from './use-scoring-end.ts';

interface ResultsActionsProps {
  session: Pick<Session, 'id' | 'is_completed'>;
  end: ScoringEnd | null;
}

export function ResultsActions({ session, end }: ResultsActionsProps) {
  const { t } = useTranslation('results');
  return (
    <div className={styles.actions}>
      <NextStep session={session} end={end} />
      <DownloadReportButton sessionId={session.id} isDisabled={end !== 'ready'} />
      <ButtonLink variant="soft" to="/exam-tests">
        {t('takeAnother')}
      </ButtonLink>
    </div>
  );
}

/** An unfinished test goes on; feedback that could not be written is asked for again on its page. */
function NextStep({ session, end }: ResultsActionsProps) {
  const { t } = useTranslation(['results', 'exam']);
  if (end)
    return (
      <ButtonLink variant="contained" to={`/feedback/${session.id}`}>
        {t('viewDetailedFeedback')}
      </ButtonLink>
    );
  if (!session.is_completed)
    return (
      <ButtonLink variant="contained" to={`/exam-test-practice/${session.id}`}>
        {t('exam:continuePractice')}
      </ButtonLink>
    );
  return (
    <Button variant="contained" disabled aria-live="polite">
      {t('generatingFeedback')}
    </Button>
  );
}
