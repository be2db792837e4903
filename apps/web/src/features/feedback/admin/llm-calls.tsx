import type { LlmCall } from '@bandwise/contract/test-records';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CardTable } from '../../../components/card-table.tsx';
import { callLink } from '../../../lib/admin-links.ts';
import { formatDayTimeSeconds, formatFixed, formatNumber } from '../../../lib/format.ts';
import { formatMs } from '../../../lib/format-ms.ts';
import styles from './admin.module.css';
import { Disclosure } from './disclosure.tsx';
import { ErrorText } from './error-text.tsx';

/** Fractions of a cent count when there are thousands of calls. */
const costDigits = 5;

interface LlmCallsProps {
  calls: LlmCall[];
  hasMore: boolean;
  isOpen: boolean;
}

/** What engines outside were asked for this session. */
export function LlmCalls({ calls, hasMore, isOpen }: LlmCallsProps) {
  const { t } = useTranslation('test-records');
  return (
    <Disclosure title={t('calls.title')} aside={String(calls.length)} isOpen={isOpen}>
      {calls.length === 0 ? (
        <p className={`text2 ${styles.empty}`}>{t('calls.empty')}</p>
      ) : (
        <CallTable calls={calls} />
      )}
      {hasMore && (
        <p className={`caption text2 ${styles.more}`}>{t('calls.more', { total: calls.length })}</p>
      )}
    </Disclosure>
  );
}

function CallTable({ calls }: Pick<LlmCallsProps, 'calls'>) {
  const { t } = useTranslation('test-records');
  const heads = [
    t('calls.timestamp'),
    t('calls.provider'),
    t('calls.model'),
    t('calls.inputTokens'),
    t('calls.outputTokens'),
    t('calls.responseTime'),
    t('calls.cost'),
    t('calls.error'),
  ];
  return (
    <CardTable label={t('calls.title')} heads={heads} className={styles.table}>
      {calls.map((call) => (
        <CallRow key={call.id} call={call} heads={heads} />
      ))}
    </CardTable>
  );
}

interface CallRowProps {
  call: LlmCall;
  heads: string[];
}

function CallRow({ call, heads }: CallRowProps) {
  const { t, i18n } = useTranslation('test-records');
  const figure = (value: number | null) =>
    value === null ? t('notAvailable') : formatNumber(value, i18n.language);
  const cells = [
    <Link to={callLink(call.id)}>{formatDayTimeSeconds(call.timestamp, i18n.language)}</Link>,
    <>
      {call.provider} <span className="caption text2">{t(`calls.job.${call.job}`)}</span>
    </>,
    <span className={styles.model}>{call.model ?? t('notAvailable')}</span>,
    figure(call.input_tokens),
    figure(call.output_tokens),
    formatMs(call.response_time_ms, i18n.language),
    call.cost === null ? t('notAvailable') : formatFixed(call.cost, costDigits, i18n.language),
    call.error === null ? '-' : <ErrorText error={call.error} />,
  ];
  return (
    <tr>
      {cells.map((cell, column) => (
        <td key={heads[column]} className="figures" data-label={heads[column]}>
          {cell}
        </td>
      ))}
    </tr>
  );
}
