import type { SessionItem } from '@bandwise/contract/exam-tests';
import { useTranslation } from 'react-i18next';
import { CardTable } from '../../components/card-table.tsx';
import { ScoreChip } from '../../components/score-chip.tsx';
import { SessionLink } from '../../components/session-link.tsx';
import { formatDay, formatTime } from '../../lib/format.ts';
import styles from './history-page.module.css';

interface HistoryTableProps {
  sessions: SessionItem[];
}

export function HistoryTable({ sessions }: HistoryTableProps) {
  const { t } = useTranslation('history');
  return (
    <CardTable
      label={t('title')}
      heads={[t('date'), t('time'), t('practiceType'), t('questions'), t('score'), t('actions')]}
      hasActions
      className={styles.table}
    >
      {sessions.map((session) => (
        <HistoryRow key={session.id} session={session} />
      ))}
    </CardTable>
  );
}

interface HistoryRowProps {
  session: SessionItem;
}

function HistoryRow({ session }: HistoryRowProps) {
  const { t, i18n } = useTranslation(['history', 'exam']);
  const { exam_code: code, completed_questions: done, total_questions: total } = session;
  return (
    <tr>
      <td className={`figures ${styles.date}`}>{formatDay(session.created_at, i18n.language)}</td>
      <td className="figures" data-wide-only>
        {formatTime(session.created_at, i18n.language)}
      </td>
      <td className={styles.type}>
        <span className="strong">{code}</span>
        <span className="caption text2">{t(`exam:partName.${session.part}`)}</span>
      </td>
      <td className="figures" data-wide-only>
        {session.is_completed ? total : t('doneOfTotal', { done, total })}
      </td>
      <td className={styles.score}>
        <ScoreChip session={session} />
      </td>
      <td className={styles.action}>
        <SessionLink session={session} />
      </td>
    </tr>
  );
}
