import Skeleton from '@mui/material/Skeleton';
import type { SessionItem } from '@bandwise/contract/exam-tests';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { Chip } from '../../components/chip.tsx';
import { ProgressLine } from '../../components/progress-line.tsx';
import { SessionStatusChip } from '../../components/session-status-chip.tsx';
import { useListSessionsQuery } from '../../lib/exam-tests/exam-tests-api.ts';
import { formatDayTime, formatNumber } from '../../lib/format.ts';
import styles from './exam-tests-page.module.css';
import { Section } from './section.tsx';

/** The newest ones; everything older is in the history. */
const shownMax = 10;

export function ContinueTests() {
  const { t, i18n } = useTranslation('exam-tests');
  const result = useDeferredValue(useListSessionsQuery({ state: 'unfinished', limit: shownMax }));
  const { data } = result;
  const count = data && data.total > 0 && <Chip label={formatNumber(data.total, i18n.language)} />;
  return (
    <Section title={t('continueTitle')} aside={count} result={result}>
      {!data && <Skeleton variant="rounded" height={102} />}
      {data?.items.length === 0 && <p className="text2">{t('continueEmpty')}</p>}
      {data && data.items.length > 0 && (
        <ul className={styles.continue}>
          {data.items.map((session, index) => (
            <UnfinishedTest key={session.id} session={session} isNewest={index === 0} />
          ))}
        </ul>
      )}
    </Section>
  );
}

interface UnfinishedTestProps {
  session: SessionItem;
  isNewest: boolean;
}

function UnfinishedTest({ session, isNewest }: UnfinishedTestProps) {
  const { t, i18n } = useTranslation('exam-tests');
  const { exam_code: code, completed_questions: done, total_questions: total } = session;
  return (
    <li className={`card ${styles.unfinished}`}>
      <div className={styles.facts}>
        <div className={styles.codeLine}>
          <span className={styles.code}>{code}</span>
          <SessionStatusChip status={session.status} />
        </div>
        <p className={`body2 text2 ${styles.started}`}>
          {t('questionStarted', {
            order: session.current_question_order,
            time: formatDayTime(session.created_at, i18n.language),
          })}
        </p>
        <ProgressLine share={total > 0 ? done / total : 0} label={t('progress', { done, total })} />
      </div>
      <ButtonLink
        variant={isNewest ? 'contained' : 'soft'}
        to={`/exam-test-practice/${session.id}`}
        aria-label={t('continueCode', { code })}
      >
        {t('continue')}
      </ButtonLink>
    </li>
  );
}
