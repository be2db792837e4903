import { useTranslation } from 'react-i18next';
import { Fact } from '../../../components/fact.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { useLogQuery } from '../debug-api.ts';
import debugStyles from '../debug.module.css';
import { formatTimestamp } from '../format-log-time.ts';
import { ResponseTime } from '../response-time.tsx';
import { LogStatusChip } from '../status-chips.tsx';
import { BodyBlock } from './body-block.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import styles from './details.module.css';
import { SessionFact, UserFact } from './who-and-where.tsx';

interface LogDetailsProps {
  id: number;
  onClose: () => void;
}

export function LogDetails({ id, onClose }: LogDetailsProps) {
  const { t, i18n } = useTranslation('debug');
  const { currentData: log, error, refetch } = useLogQuery(id);
  return (
    <DetailsDialog
      title={t('details.title')}
      what={error ? '' : log && `${log.method} ${log.path}`}
      onClose={onClose}
    >
      {error && <LoadFailure failure={error} text={t('failed.load')} onRetry={() => void refetch()} />}
      {log && (
        <>
          <dl className={`${debugStyles.facts} ${styles.facts}`}>
            <Fact name={t('details.timestamp')}>
              <time dateTime={log.timestamp}>{formatTimestamp(log.timestamp, i18n.language)}</time>
            </Fact>
            <Fact name={t('details.statusCode')}>
              <LogStatusChip code={log.status_code} />
            </Fact>
            <Fact name={t('details.responseTime')}>
              <ResponseTime ms={log.response_time} />
            </Fact>
            <UserFact id={log.user_id} />
            <Fact name={t('details.ipAddress')}>{log.ip_address}</Fact>
            <Fact name={t('details.requestId')}>
              <span className={styles.mono}>{log.request_id}</span>
            </Fact>
            <SessionFact id={log.session_id} />
          </dl>
          <BodyBlock name={t('details.requestBody')} body={log.request_body} />
          <BodyBlock name={t('details.responseBody')} body={log.response_body} />
        </>
      )}
    </DetailsDialog>
  );
}
