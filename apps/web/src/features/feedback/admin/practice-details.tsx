import type { PracticeLog } from '@bandwise/contract/test-records';
import { useTranslation } from 'react-i18next';
import { CardTable } from '../../../components/card-table.tsx';
import { Chip } from '../../../components/chip.tsx';
import { formatDayTimeSeconds, formatSeconds } from '../../../lib/format.ts';
import styles from './admin.module.css';
import { Disclosure } from './disclosure.tsx';
import { ErrorText } from './error-text.tsx';

interface PracticeDetailsProps {
  logs: PracticeLog[] | undefined;
  isOpen: boolean;
}

/** Every answer that was given, also those that were given again. */
export function PracticeDetails({ logs = [], isOpen }: PracticeDetailsProps) {
  const { t } = useTranslation('test-records');
  return (
    <Disclosure title={t('practice.title')} aside={String(logs.length)} isOpen={isOpen}>
      {logs.length === 0 ? (
        <p className={`text2 ${styles.empty}`}>{t('practice.empty')}</p>
      ) : (
        <LogTable logs={logs} />
      )}
    </Disclosure>
  );
}

function LogTable({ logs }: { logs: PracticeLog[] }) {
  const { t, i18n } = useTranslation('test-records');
  const heads = {
    timestamp: t('practice.timestamp'),
    question: t('practice.question'),
    duration: t('practice.duration'),
    error: t('practice.error'),
  };
  return (
    <CardTable label={t('practice.title')} heads={Object.values(heads)} className={styles.table}>
      {logs.map((log) => (
        <tr key={log.timestamp}>
          <td className="figures" data-label={heads.timestamp}>
            {formatDayTimeSeconds(log.timestamp, i18n.language)}
          </td>
          <td data-label={heads.question}>
            <span lang="en">
              {log.question_order}. {log.question}
            </span>{' '}
            {log.is_replaced && <Chip label={t('practice.replaced')} />}
          </td>
          <td className="figures" data-label={heads.duration}>
            {formatSeconds(log.audio_duration_seconds, i18n.language)}
          </td>
          <td data-label={heads.error}>{log.error === null ? '-' : <ErrorText error={log.error} />}</td>
        </tr>
      ))}
    </CardTable>
  );
}
