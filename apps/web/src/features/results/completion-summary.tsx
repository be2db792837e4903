import type { Session } from '@bandwise/contract/exam-tests';
import { useTranslation } from 'react-i18next';
import { ProgressLine } from '../../components/progress-line.tsx';
import { SessionStatusChip } from '../../components/session-status-chip.tsx';
import styles from './results-page.module.css';

interface CompletionSummaryProps {
  session: Session;
}

export function CompletionSummary({ session }: CompletionSummaryProps) {
  const { t } = useTranslation(['results', 'exam']);
  const { completed_questions: done, total_questions: total } = session;
  const share = total > 0 ? done / total : 0;
  return (
    <section className="card" aria-labelledby="completion-summary">
      <h2 id="completion-summary">{t('summary')}</h2>
      <dl className={styles.summary}>
        <div>
          <dt>{t('questionsCompleted')}</dt>
          <dd className="figures">{t('doneOfTotal', { done, total, percent: Math.round(share * 100) })}</dd>
        </div>
        <div>
          <dt>{t('status')}</dt>
          <dd>
            <SessionStatusChip status={session.status} />
          </dd>
        </div>
        <div>
          <dt>{t('partType')}</dt>
          <dd>{t(`exam:partName.${session.part}`)}</dd>
        </div>
      </dl>
      <ProgressLine share={share} label={t('questionsCompleted')} />
    </section>
  );
}
