import type { SessionTrace } from '@bandwise/contract/debug';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SessionStatusChip } from '../../../components/session-status-chip.tsx';
import { formatDayTime } from '../../../lib/format.ts';
import { userLink } from '../debug-links.ts';
import styles from './quick.module.css';

interface TracedSessionProps {
  session: SessionTrace['session'];
}

export function TracedSession({ session }: TracedSessionProps) {
  const { t, i18n } = useTranslation('debug');
  const { user_id: userId, answered, questions } = session;
  const facts = [
    { name: t('trace.test'), value: session.exam_code },
    {
      name: t('details.userId'),
      value: (
        <Link to={userLink(userId)} aria-label={t('details.openUser', { id: userId })}>
          {userId}
        </Link>
      ),
    },
    { name: t('log.status'), value: <SessionStatusChip status={session.status} /> },
    { name: t('trace.answers'), value: t('trace.answered', { answered, questions }) },
    { name: t('trace.scoringAttempts'), value: session.scoring_attempts },
    { name: t('trace.created'), value: formatDayTime(session.created_at, i18n.language) },
    { name: t('trace.updated'), value: formatDayTime(session.updated_at, i18n.language) },
  ];
  return (
    <dl className={`figures ${styles.facts}`}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className="caption text2">{name}</dt>
          <dd className="body2 strong">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
