import type { SessionTrace } from '@bandwise/contract/debug';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Fact } from '../../../components/fact.tsx';
import { SessionStatusChip } from '../../../components/session-status-chip.tsx';
import { formatDayTime } from '../../../lib/format.ts';
import { userLink } from '../../../lib/admin-links.ts';
import debugStyles from '../debug.module.css';
import styles from './quick.module.css';

interface TracedSessionProps {
  session: SessionTrace['session'];
}

export function TracedSession({ session }: TracedSessionProps) {
  const { t, i18n } = useTranslation('debug');
  const { user_id: userId, answered, questions } = session;
  return (
    <dl className={`${debugStyles.facts} ${styles.facts}`}>
      <Fact name={t('trace.test')}>{session.exam_code}</Fact>
      <Fact name={t('details.userId')}>
        <Link to={userLink(userId)} aria-label={t('details.openUser', { id: userId })}>
          {userId}
        </Link>
      </Fact>
      <Fact name={t('log.status')}>
        <SessionStatusChip status={session.status} />
      </Fact>
      <Fact name={t('trace.answers')}>{t('trace.answered', { answered, questions })}</Fact>
      <Fact name={t('trace.scoringAttempts')}>{session.scoring_attempts}</Fact>
      <Fact name={t('trace.created')}>{formatDayTime(session.created_at, i18n.language)}</Fact>
      <Fact name={t('trace.updated')}>{formatDayTime(session.updated_at, i18n.language)}</Fact>
    </dl>
  );
}
