import type { ExternalCall } from '@bandwise/contract/debug';
import { useTranslation } from 'react-i18next';
import styles from '../debug.module.css';
import { DetailsLink } from '../details-link.tsx';
import { LogTime } from '../log-time.tsx';
import { ResponseTime } from '../response-time.tsx';
import { ExternalStatusChip } from '../status-chips.tsx';

interface ExternalTableProps {
  calls: readonly ExternalCall[];
}

/** A table on a wide screen, rows on a narrow one: the style sheet decides. */
export function ExternalTable({ calls }: ExternalTableProps) {
  const { t } = useTranslation('debug');
  return (
    <>
      <div className={styles.wrap}>
        <table className={`table ${styles.table}`} aria-label={t('tab.external')}>
          <thead>
            <tr>
              <th scope="col">{t('log.time')}</th>
              <th scope="col">{t('log.method')}</th>
              <th scope="col">{t('log.path')}</th>
              <th scope="col">{t('external.statusCode')}</th>
              <th scope="col" className={styles.end}>
                {t('external.responseTime')}
              </th>
              <th scope="col" className={styles.end}>
                {t('log.actions')}
              </th>
            </tr>
          </thead>
          <tbody>
            {calls.map((call) => (
              <tr key={call.id}>
                <td className={`figures text2 ${styles.moment}`}>
                  <LogTime at={call.timestamp} />
                </td>
                <td className={styles.method}>{call.method}</td>
                <td>
                  <CallPath call={call} />
                </td>
                <td>
                  <ExternalStatusChip code={call.status_code} />
                </td>
                <td className={styles.end}>
                  <ResponseTime ms={call.response_time} />
                </td>
                <td className={styles.end}>
                  <DetailsLink name="call" entry={call} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className={styles.rows} aria-label={t('tab.external')}>
        {calls.map((call) => (
          <li key={call.id} className={styles.row}>
            <div className={styles.rowHead}>
              <span className={styles.method}>{call.method}</span>
              <ExternalStatusChip code={call.status_code} />
              <span className="caption">
                <ResponseTime ms={call.response_time} />
              </span>
            </div>
            <CallPath call={call} />
            <div className={`caption text2 figures ${styles.rowFoot}`}>
              <span>
                <LogTime at={call.timestamp} />
              </span>
              <DetailsLink name="call" entry={call} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Paths are alike with every provider, so its name stands with them. */
function CallPath({ call }: { call: ExternalCall }) {
  return (
    <span className={`${styles.mono} ${styles.path}`}>
      <span className="strong">{call.provider}</span> {call.path}
    </span>
  );
}
