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
import { useScoringEnd } from './use-scoring-end.ts';

interface ResultsViewProps {
  session: Session;
  questions: SessionQuestion[];
  /** The scoring has just ended: the session has its band now, if any. */
  onScored: () => void;
}

export function ResultsView({ session, questions, onScored }: ResultsViewProps) {
  const { t, i18n } = useTranslation(['results', 'exam']);
  const { end, wait } = useScoringEnd(session, onScored);
  const minutes = Math.round(session.duration_seconds / 60);
  const isShort = minutes === 0 && session.duration_seconds > 0;
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
          <dd className="figures">{isShort ? t('underAMinute') : t('minutes', { minutes })}</dd>
        </div>
      </dl>
      <div className={styles.columns}>
        <BandCard session={session} />
        <CompletionSummary session={session} />
      </div>
      <ResultsActions session={session} end={end} />
      {!end && (
        <div className={styles.wait}>
          <WaitLine wait={wait} />
        </div>
      )}
      <ImprovementTips band={session.overall_band} />
      <QuestionList sessionId={session.id} questions={questions} />
    </>
  );
}
