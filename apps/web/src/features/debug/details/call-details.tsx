import type { ExternalCall } from '@bandwise/contract/debug';
import { useTranslation } from 'react-i18next';
import { Fact } from '../../../components/fact.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { Notice } from '../../../components/notice.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useExternalCallQuery } from '../debug-api.ts';
import debugStyles from '../debug.module.css';
import { formatTimestamp } from '../format-log-time.ts';
import { useJobName } from '../job-name.ts';
import { ResponseTime } from '../response-time.tsx';
import { ExternalStatusChip } from '../status-chips.tsx';
import { BodyBlock } from './body-block.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import styles from './details.module.css';
import { SessionFact, UserFact } from './who-and-where.tsx';

interface CallDetailsProps {
  id: number;
  onClose: () => void;
}

export function CallDetails({ id, onClose }: CallDetailsProps) {
  const { t } = useTranslation('debug');
  const { currentData: call, error, refetch } = useExternalCallQuery(id);
  return (
    <DetailsDialog
      title={t('details.externalTitle')}
      what={error ? '' : call && `${call.method} ${call.path}`}
      onClose={onClose}
    >
      {error && <LoadFailure failure={error} text={t('failed.load')} onRetry={() => void refetch()} />}
      {call?.error && (
        <div className={styles.problem}>
          <Notice tone="error">
            <span lang="en">{call.error}</span>
          </Notice>
        </div>
      )}
      {call && (
        <>
          <CallFacts call={call} />
          <BodyBlock name={t('details.requestBody')} body={call.request_body} />
          <BodyBlock name={t('details.responseBody')} body={call.response_body} />
        </>
      )}
    </DetailsDialog>
  );
}

function CallFacts({ call }: { call: ExternalCall }) {
  const { t, i18n } = useTranslation('debug');
  const jobName = useJobName();
  const { input_tokens: sent, output_tokens: received, cost } = call;
  // A call costs parts of a cent.
  const costs = new Intl.NumberFormat(i18n.language, { maximumSignificantDigits: 4 });
  const number = (value: number) => formatNumber(value, i18n.language);
  return (
    <dl className={`${debugStyles.facts} ${styles.facts}`}>
      <Fact name={t('details.timestamp')}>
        <time dateTime={call.timestamp}>{formatTimestamp(call.timestamp, i18n.language)}</time>
      </Fact>
      <Fact name={t('details.statusCode')}>
        <ExternalStatusChip code={call.status_code} />
      </Fact>
      <Fact name={t('details.responseTime')}>
        <ResponseTime ms={call.response_time} />
      </Fact>
      <UserFact id={call.user_id} />
      <Fact name={t('filter.provider')}>
        {[call.provider, call.model].filter((name) => name !== null).join(' · ')}
      </Fact>
      <Fact name={t('details.job')}>{jobName(call.job)}</Fact>
      {sent !== null && received !== null && (
        <Fact name={t('details.tokens')}>
          {t('details.tokensInOut', { sent: number(sent), received: number(received) })}
        </Fact>
      )}
      {cost !== null && <Fact name={t('details.cost')}>{costs.format(cost)}</Fact>}
      <SessionFact id={call.session_id} />
    </dl>
  );
}
