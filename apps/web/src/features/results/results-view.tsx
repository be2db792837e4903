import type { Session, SessionQuestion } from '@bandwise/contract/exam-tests';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../components/back-link.tsx';
import { Chip } from '../../components/chip.tsx';
import { WaitLine } from '../../components/wait-line.tsx';
import { formatDayTime } from '../../lib/format.ts';
import { BandCard } from './band-card.tsx';
import { CompletionSummary } from './completion-summary.tsx';
import { ImprovementTips } from './improvement-tips.tsx';
import { QuestionList } from './question-list.tsx';
import { ResultsActions } from './results-actions.tsx';
import styles from './results-page.module.css';
import { useFeedbackReady } from './use-feedback-ready.ts';

interface ResultsViewProps {
  session: Session;
  questions: SessionQuestion[];
  /** Feedback has just become ready: the session has its band now. */
  onReady: () => void;
}

export function ResultsView({ session, questions, onReady }: ResultsViewProps) {
  const { t, i18n } = useTranslation(['results', 'exam']);
  const { isReady, wait } = useFeedbackReady(session, onReady);
  const completedAt = session.completed_at ?? session.updated_at;
  return (
    <>
      <BackLink to="/exam-tests" label={t('backToTests')} />
      <div className={styles.head}>
        <div>
          <h1>{session.exam_code}</h1>
          <p className="text2">{t(`exam:partTitle.${session.part}`)}</p>
        </div>
        {session.is_completed && <Chip tone="success" icon="check" label={t('completedChip')} />}
      </div>
      <dl className={`body2 ${styles.facts}`}>
        <div>
          <dt>{t('completionTime')}</dt>
          <dd className="figures">
            {session.is_completed ? formatDayTime(completedAt, i18n.language) : t('notCompleted')}
          </dd>
        </div>
        <div>
          <dt>{t('duration')}</dt>
          <dd className="figures">{t('minutes', { minutes: Math.round(session.duration_seconds / 60) })}</dd>
        </div>
      </dl>
      <div className={styles.columns}>
        <BandCard session={session} isReady={isReady} />
        <CompletionSummary session={session} />
      </div>
      <ResultsActions sessionId={session.id} isReady={isReady} />
      {!isReady && (
        <div className={styles.wait}>
          <WaitLine wait={wait} />
        </div>
      )}
      <ImprovementTips band={session.overall_band} />
      <QuestionList sessionId={session.id} questions={questions} />
    </>
  );
}
