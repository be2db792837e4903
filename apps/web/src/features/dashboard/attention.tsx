import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Notice } from '../../components/notice.tsx';
import { formatNumber } from '../../lib/format.ts';
import { sentenceGap } from '../../lib/sentence-gap.ts';
import { useFailedSessionsQuery, useNewestBackupQuery } from './attention-api.ts';
import styles from './dashboard-page.module.css';

/** For administrators, on the page where they arrive: what went wrong and waits for them. Nothing when nothing did. */
export default function Attention() {
  const { t, i18n } = useTranslation('dashboard');
  const { data: failed } = useFailedSessionsQuery(undefined);
  const { data: backup } = useNewestBackupQuery(undefined);
  const gap = sentenceGap(i18n.language);
  const total = failed && formatNumber(failed.total, i18n.language);
  return (
    <div className={styles.attention}>
      {failed && failed.total > 0 && (
        <Notice tone="warning">
          {t('attention.failedSessions', { total: failed.total_is_lower_bound ? `${total}+` : total })}
          {gap}
          <Link to="/tests?status=failed">{t('attention.seeWhy')}</Link>
        </Notice>
      )}
      {backup?.status === 'failed' && (
        <Notice tone="warning">
          {t('attention.failedBackup')}
          {gap}
          <Link to="/admin/operations">{t('attention.toOperations')}</Link>
        </Notice>
      )}
    </div>
  );
}
