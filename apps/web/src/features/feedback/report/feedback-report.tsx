import type { Session } from '@bandwise/contract/exam-tests';
import type { Feedback } from '@bandwise/contract/feedback';
import { useTranslation } from 'react-i18next';
import { AudioDeckProvider } from '../../../components/audio-player/audio-deck-provider.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { DownloadReportButton } from '../../../components/download-report-button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Advice } from '../advice/advice.tsx';
import { CoachingEntry } from '../advice/coaching-entry.tsx';
import { Answers } from '../answers/answers.tsx';
import { Criteria } from '../criteria/criteria.tsx';
import { PronunciationAnalysis } from '../pronunciation/pronunciation-analysis.tsx';
import { ExaminerFeedback } from './examiner-feedback.tsx';
import { Overview } from './overview.tsx';
import { ReportHead } from './report-head.tsx';
import styles from './report.module.css';
import { SectionNav } from './section-nav.tsx';

interface FeedbackReportProps {
  session: Session;
  feedback: Feedback;
  /** A transcript was corrected, so the feedback is being written again. */
  onChanged: () => void;
}

/** The whole report of one session. */
export function FeedbackReport({ session, feedback, onChanged }: FeedbackReportProps) {
  const { t } = useTranslation(['feedback', 'exam']);
  const isJudged = feedback.outcome === 'judged';
  // Without a band the sounds may not have been judged either; then there is nothing to say about them.
  const hasSounds = isJudged || feedback.word_level_feedback.length > 0;
  return (
    <AudioDeckProvider>
      <SectionNav hasCriteria={isJudged} hasSounds={hasSounds} />
      <div className={`container ${styles.page}`}>
        <ReportHead session={session} feedback={feedback} />
        <Overview feedback={feedback} />
        {isJudged &&
          feedback.notices.map((notice) => (
            <Notice key={notice} tone="warning">
              <span lang="en">{notice}</span>
            </Notice>
          ))}
        {isJudged && <ExaminerFeedback feedback={feedback} />}
        {isJudged && <Criteria feedback={feedback} />}
        <Answers feedback={feedback} onChanged={onChanged} />
        {hasSounds && <PronunciationAnalysis feedback={feedback} />}
        {hasSounds && <CoachingEntry feedback={feedback} />}
        <Advice feedback={feedback} />
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
