import Skeleton from '@mui/material/Skeleton';
import type { SessionItem } from '@bandwise/contract/exam-tests';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { ScoreChip } from '../../components/score-chip.tsx';
import { useListSessionsQuery } from '../../lib/exam-tests/exam-tests-api.ts';
import { formatDayTime } from '../../lib/format.ts';
import styles from './exam-tests-page.module.css';
import { Section } from './section.tsx';

/** The newest ones; everything older is in the history. */
const shownMax = 10;

export function CompletedTests() {
  const { t } = useTranslation('exam-tests');
  const result = useDeferredValue(useListSessionsQuery({ state: 'finished', limit: shownMax }));
  const { data } = result;
  const all = data && data.total > data.items.length && (
    <ButtonLink variant="text" size="small" className={styles.aside} to="/history">
      {t('viewAll')}
    </ButtonLink>
  );
  return (
    <Section title={t('completedTitle')} aside={all} result={result}>
      {!data && <Skeleton variant="rounded" height={160} />}
      {data?.items.length === 0 && <p className="text2">{t('completedEmpty')}</p>}
      {data && data.items.length > 0 && (
        <ul className={`card ${styles.completed}`}>
          {data.items.map((session) => (
            <CompletedTest key={session.id} session={session} />
          ))}
        </ul>
      )}
    </Section>
  );
}

interface CompletedTestProps {
  session: SessionItem;
}

function CompletedTest({ session }: CompletedTestProps) {
  const { t, i18n } = useTranslation('exam-tests');
  const { exam_code: code } = session;
  return (
    <li>
      <span className="strong">{code}</span>
      <ScoreChip session={session} />
      <span className="body2 text2">
        {t('completedAt', {
          time: formatDayTime(session.completed_at ?? session.updated_at, i18n.language),
        })}
      </span>
      <ButtonLink
        variant="text"
        size="small"
        to={`/exam-test-results/${session.id}`}
        aria-label={t('viewResultsOf', { code })}
      >
        {t('viewResults')}
      </ButtonLink>
    </li>
  );
}
