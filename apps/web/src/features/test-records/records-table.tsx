import type { TestRecord } from '@bandwise/contract/test-records';
import { useTranslation } from 'react-i18next';
import { BandChip } from '../../components/band-chip.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { SessionStatusChip } from '../../components/session-status-chip.tsx';
import { formatDayTime } from '../../lib/format.ts';
import { cutQuestion } from './cut-question.ts';
import styles from './test-records.module.css';

interface RecordsTableProps {
  records: TestRecord[];
}

export function RecordsTable({ records }: RecordsTableProps) {
  const { t } = useTranslation('test-records');
  const heads = [
    t('column.question'),
    t('column.userId'),
    t('column.status'),
    t('column.score'),
    t('column.created'),
    t('column.updated'),
    t('column.actions'),
  ];
  return (
    <table className={`table ${styles.table}`} aria-label={t('title')}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <RecordRow key={record.exam_session_id} record={record} />
        ))}
      </tbody>
    </table>
  );
}

interface RecordRowProps {
  record: TestRecord;
}

/** A row on a wide screen, a card on a phone: the style sheet decides. */
function RecordRow({ record }: RecordRowProps) {
  const { t, i18n } = useTranslation('test-records');
  const { exam_session_id: id, overall_band: band } = record;
  const time = (isoTime: string) => formatDayTime(isoTime, i18n.language);
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
      <td className="figures" data-label={t('column.created')}>
        {time(record.created_at)}
      </td>
      <td className="figures" data-label={t('column.updated')}>
        {time(record.updated_at)}
      </td>
      <td className={styles.action}>
        <ButtonLink variant="text" size="small" to={`/tests/${id}`} aria-label={t('viewDetailsOf', { id })}>
          {t('viewDetails')}
        </ButtonLink>
      </td>
    </tr>
  );
}
