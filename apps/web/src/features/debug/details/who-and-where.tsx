import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Fact } from '../../../components/fact.tsx';
import { sessionLink, userLink } from '../../../lib/admin-links.ts';
import { firstPageOf, noLogFilters, writeLogAddress, writeTab } from '../debug-address.ts';
import styles from './details.module.css';

interface UserFactProps {
  id: number | null;
}

/** Who it was, with the ways to the person and to what else they did. */
export function UserFact({ id }: UserFactProps) {
  const { t } = useTranslation('debug');
  if (id === null) return <Fact name={t('details.userId')}>{t('details.unknown')}</Fact>;
  const requests = writeLogAddress(firstPageOf({ ...noLogFilters, userId: String(id) }));
  return (
    <Fact name={t('details.userId')}>
      <span className={styles.links}>
        {id}
        <Link to={userLink(id)}>{t('details.openUser', { id })}</Link>
        <Link to={{ search: requests.toString() }}>{t('details.userRequests')}</Link>
      </span>
    </Fact>
  );
}

interface SessionFactProps {
  id: number | null;
}

/** The exam session that it was about, where there was one. */
export function SessionFact({ id }: SessionFactProps) {
  const { t } = useTranslation('debug');
  if (id === null) return null;
  const trace = writeTab('quick', { action: 'trace', session_id: id });
  return (
    <Fact name={t('details.session')}>
      <span className={styles.links}>
        {id}
        <Link to={sessionLink(id)}>{t('details.openSession', { id })}</Link>
        <Link to={{ search: trace.toString() }}>{t('details.traceSession')}</Link>
      </span>
    </Fact>
  );
}
