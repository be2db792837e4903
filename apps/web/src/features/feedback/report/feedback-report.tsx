import type { Session } from '@bandwise/contract/exam-tests';
import type { Feedback } from '@bandwise/contract/feedback';
import { useTranslation } from 'react-i18next';
import { AudioDeckProvider } from '../../../components/audio-player/audio-deck-provider.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { DownloadReportButton } from '../../../components/download-report-button.tsx';
import { hasSounds } from './has-sounds.ts';
import { ReportHead } from './report-head.tsx';
import { ReportSections } from './report-sections.tsx';
import styles from './report.module.css';
import { SectionNav } from './section-nav.tsx';

interface FeedbackReportProps {
  session: Session;
  feedback: Feedback;
  /** The learner saw it being written. */
  wasAwaited: boolean;
  /** A transcript was corrected, so the feedback is being written again. */
  onChanged: () => void;
}

/** The whole report of one session. */
export function FeedbackReport({ session, feedback, wasAwaited, onChanged }: FeedbackReportProps) {
  const { t } = useTranslation(['feedback', 'exam']);
  return (
    <AudioDeckProvider>
      <SectionNav hasCriteria={feedback.outcome === 'judged'} hasSounds={hasSounds(feedback)} />
      <div className={`container ${styles.page}`}>
        <ReportHead session={session} feedback={feedback} wasAwaited={wasAwaited} />
        <ReportSections feedback={feedback} onChanged={onChanged} />
        <div className={styles.actions}>
          <ButtonLink variant="outlined" to="/dashboard">
            {t('exam:backToDashboard')}
          </ButtonLink>
          <DownloadReportButton sessionId={session.id} />
          <ButtonLink variant="contained" to="/exam-tests">
            {t('practiceAgain')}
          </ButtonLink>
        </div>
      </div>
    </AudioDeckProvider>
  );
}
