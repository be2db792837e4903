import type { DebugLog } from '@bandwise/contract/debug';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { userLink } from '../../lib/admin-links.ts';
import styles from './debug.module.css';
import { DetailsLink } from './details-link.tsx';
import { LogTime } from './log-time.tsx';
import { ResponseTime } from './response-time.tsx';
import { LogStatusChip } from './status-chips.tsx';

interface LogTableProps {
  logs: readonly DebugLog[];
}

/** A table on a wide screen, rows of three lines on a narrow one: the style sheet decides. */
export function LogTable({ logs }: LogTableProps) {
  const { t } = useTranslation('debug');
  return (
    <>
      <div className={styles.wrap}>
        <table className={`table ${styles.table}`} aria-label={t('log.table')}>
          <thead>
            <tr>
              <th scope="col">{t('log.time')}</th>
              <th scope="col">{t('log.method')}</th>
              <th scope="col">{t('log.path')}</th>
              <th scope="col">{t('log.status')}</th>
              <th scope="col" className={styles.end}>
                {t('log.responseTime')}
              </th>
              <th scope="col" className={styles.end}>
                {t('log.user')}
              </th>
              <th scope="col" className={styles.address}>
                {t('log.ipAddress')}
              </th>
              <th scope="col">
                <span className="visually-hidden">{t('log.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {logs.map((log) => (
              <tr key={log.id}>
                <td className={`figures text2 ${styles.moment}`}>
                  <LogTime at={log.timestamp} />
                </td>
                <td className={styles.method}>{log.method}</td>
                <td className={`${styles.mono} ${styles.path}`}>{log.path}</td>
                <td>
                  <LogStatusChip code={log.status_code} />
                </td>
                <td className={styles.end}>
                  <ResponseTime ms={log.response_time} />
                </td>
                <td className={`figures ${styles.end}`}>
                  <UserNumber id={log.user_id} />
                </td>
                <td className={`figures text2 ${styles.address}`}>{log.ip_address}</td>
                <td className={styles.end}>
                  <DetailsLink name="log" entry={log} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className={styles.rows} aria-label={t('log.table')}>
        {logs.map((log) => (
          <LogRow key={log.id} log={log} />
        ))}
      </ul>
    </>
  );
}

function LogRow({ log }: { log: DebugLog }) {
  const { t } = useTranslation('debug');
  return (
    <li className={styles.row}>
      <div className={styles.rowHead}>
        <span className={styles.method}>{log.method}</span>
        <LogStatusChip code={log.status_code} />
        <span className="caption">
          <ResponseTime ms={log.response_time} />
        </span>
      </div>
      <div className={`${styles.mono} ${styles.path}`}>{log.path}</div>
      <div className={`caption text2 figures ${styles.rowFoot}`}>
        <span>
          <LogTime at={log.timestamp} /> · {t('log.userNumber', { id: log.user_id ?? '—' })} ·{' '}
          {log.ip_address}
        </span>
        <DetailsLink name="log" entry={log} />
      </div>
    </li>
  );
}

function UserNumber({ id }: { id: number | null }) {
  const { t } = useTranslation('debug');
  if (id === null)
    return (
      <>
        <span aria-hidden="true">—</span>
        <span className="visually-hidden">{t('log.noUser')}</span>
      </>
    );
  return (
    <Link className={styles.quietLink} to={userLink(id)} aria-label={t('details.openUser', { id })}>
      {id}
    </Link>
  );
}
