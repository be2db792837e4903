import type { TestRecord } from '@bandwise/contract/test-records';
import { useTranslation } from 'react-i18next';
import { BandChip } from '../../components/band-chip.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { CardTable } from '../../components/card-table.tsx';
import { SessionStatusChip } from '../../components/session-status-chip.tsx';
import { formatDay, formatTime } from '../../lib/format.ts';
import { cutQuestion } from './cut-question.ts';
import styles from './test-records.module.css';

interface RecordsTableProps {
  records: TestRecord[];
}

export function RecordsTable({ records }: RecordsTableProps) {
  const { t } = useTranslation('test-records');
  return (
    <CardTable
      label={t('title')}
      heads={[
        t('column.question'),
        t('column.userId'),
        t('column.status'),
        t('column.score'),
        t('column.created'),
        t('column.updated'),
        t('column.actions'),
      ]}
      hasActions
    >
      {records.map((record) => (
        <RecordRow key={record.exam_session_id} record={record} />
      ))}
    </CardTable>
  );
}

interface RecordRowProps {
  record: TestRecord;
}

function RecordRow({ record }: RecordRowProps) {
  const { t } = useTranslation('test-records');
  const { exam_session_id: id, overall_band: band } = record;
  return (
    <tr>
      <td className={styles.question}>
        <span lang="en" title={record.question}>
          {cutQuestion(record.question)}
        </span>
        <span className="caption text2 figures">{t('numbered', { code: record.exam_code, id })}</span>
      </td>
      <td className="figures" data-label={t('column.userId')}>
        {record.user_id}
      </td>
      <td className={styles.status}>
        <SessionStatusChip status={record.status} />
      </td>
      <td className="figures" data-label={t('column.score')}>
        {band === null ? '-' : <BandChip band={band} />}
      </td>
      <td data-label={t('column.created')}>
        <Moment at={record.created_at} />
      </td>
      <td data-label={t('column.updated')}>
        <Moment at={record.updated_at} />
      </td>
      <td className={styles.action}>
        <ButtonLink variant="text" size="small" to={`/tests/${id}`} aria-label={t('viewDetailsOf', { id })}>
          {t('viewDetails')}
        </ButtonLink>
      </td>
    </tr>
  );
}

/** Day above time: both columns of them have room then. */
function Moment({ at }: { at: string }) {
  const { i18n } = useTranslation();
  return (
    <time className={`figures ${styles.moment}`} dateTime={at}>
      {formatDay(at, i18n.language)}
      <span className="caption text2">{formatTime(at, i18n.language)}</span>
    </time>
  );
}
