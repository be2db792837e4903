import { useTranslation } from 'react-i18next';
import styles from './loading-text.module.css';

interface LoadingTextProps {
  /** Says what is on its way. */
  lead?: string;
}

export function LoadingText({ lead }: LoadingTextProps) {
  const { t } = useTranslation();
  return (
    <div className={`container text2 ${styles.loading}`} role="status">
      <p>{t('loading')}</p>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
