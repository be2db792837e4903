import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BandChip } from '../../../components/band-chip.tsx';
import { Chip } from '../../../components/chip.tsx';
import { EmailAddress } from '../../../components/email-address.tsx';
import { Fact } from '../../../components/fact.tsx';
import { HistoryBackLink } from '../../../components/history-back-link.tsx';
import { SessionStatusChip } from '../../../components/session-status-chip.tsx';
import { traceLink, userLink } from '../../../lib/admin-links.ts';
import { formatDayTime, formatTimer } from '../../../lib/format.ts';
import styles from './admin.module.css';
import { adminExamCode } from './exam-code.ts';
import type { RecordDetail } from './record-api.ts';

interface RecordHeadProps {
  record: RecordDetail;
}

/** Which session this is, whose, and where to look further. */
export function RecordHead({ record }: RecordHeadProps) {
  const { t, i18n } = useTranslation(['test-records', 'exam']);
  const { session, learner } = record;
  const time = (isoTime: string) => formatDayTime(isoTime, i18n.language);
  return (
    <header>
      <HistoryBackLink to="/tests" label={t('back')} />
      <div className={styles.head}>
        <h1>{adminExamCode(session)}</h1>
        <SessionStatusChip status={session.status} />
        {session.overall_band !== null && <BandChip band={session.overall_band} />}
      </div>
      <p className="text2">{[t('detail.title'), t(`exam:partTitle.${session.part}`)].join(' · ')}</p>
      <dl className={`card ${styles.facts}`}>
        <Fact name={t('detail.session')}>
          {session.id} <Link to={traceLink(session.id)}>{t('detail.trace')}</Link>
        </Fact>
        <Fact name={t('detail.learner')}>
          {learner.full_name || t('detail.unnamed')} <Link to={userLink(learner.id)}>#{learner.id}</Link>
          {learner.email && (
            <span className={`caption text2 ${styles.email}`}>
              <EmailAddress address={learner.email} />
            </span>
          )}
          {learner.is_anonymous && <Chip tone="outlined" label={t('detail.anonymous')} />}
          {!learner.is_active && <Chip icon="block" label={t('detail.disabled')} />}
        </Fact>
        <Fact name={t('detail.answers')}>
          {t('detail.answersOf', { done: session.completed_questions, total: session.total_questions })}
        </Fact>
        <Fact name={t('detail.spoken')}>{formatTimer(session.duration_seconds)}</Fact>
        <Fact name={t('column.created')}>{time(session.created_at)}</Fact>
        <Fact name={t('column.updated')}>{time(session.updated_at)}</Fact>
      </dl>
    </header>
  );
}
