import Skeleton from '@mui/material/Skeleton';
import type { SessionItem } from '@bandwise/contract/exam-tests';
import { practiceLimits } from '@bandwise/contract/limits';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { Icon } from '../../components/icon.tsx';
import { ScoreChip } from '../../components/score-chip.tsx';
import { SessionLink } from '../../components/session-link.tsx';
import { useRecentSessionsQuery } from '../../lib/exam-tests/exam-tests-api.ts';
import { formatDay } from '../../lib/format.ts';
import styles from './dashboard-page.module.css';

export function RecentActivity() {
  const { t } = useTranslation('dashboard');
  const { data, isLoading } = useDeferredValue(
    useRecentSessionsQuery({ limit: practiceLimits.recentSessionsFetched }),
  );
  const sessions = data?.items.slice(0, practiceLimits.recentSessionsShownMax) ?? [];
  return (
    <section className={`card ${styles.activity}`} aria-labelledby="recent-activity" aria-busy={isLoading}>
      <div className={styles.cardHead}>
        <h2 id="recent-activity">{t('recentActivity')}</h2>
        <ButtonLink variant="text" size="small" to="/history">
          {t('viewAll')}
        </ButtonLink>
      </div>
      {isLoading && <Skeleton variant="rounded" height={240} sx={{ margin: '0 24px 24px' }} />}
      {!isLoading && sessions.length === 0 && <p className={`text2 ${styles.empty}`}>{t('noActivity')}</p>}
      {sessions.length > 0 && (
        <ul className={styles.sessions}>
          {sessions.map((session) => (
            <RecentSession key={session.id} session={session} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface RecentSessionProps {
  session: SessionItem;
}

function RecentSession({ session }: RecentSessionProps) {
  const { t, i18n } = useTranslation('dashboard');
  const { exam_code: code, is_completed: isCompleted } = session;
  return (
    <li>
      <div className={styles.sessionText}>
        <div className="strong">{t('practiceOf', { code })}</div>
        <div className={`caption text2 ${styles.sessionFacts}`}>
          <span>{formatDay(session.created_at, i18n.language)}</span>
          <span className={isCompleted ? styles.completed : styles.inProgress}>
            <Icon name={isCompleted ? 'check' : 'clock'} sizePx={16} />
            {isCompleted ? t('completed') : t('inProgress')}
          </span>
        </div>
      </div>
      <div className={styles.sessionEnd}>
        {isCompleted && <ScoreChip session={session} />}
        <SessionLink session={session} />
      </div>
    </li>
  );
}
