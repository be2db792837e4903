import { useTranslation } from 'react-i18next';
import styles from './loading-text.module.css';

export function LoadingText() {
  const { t } = useTranslation();
  return (
    <p className={`container text2 ${styles.loading}`} role="status">
      {t('loading')}
    </p>
  );
}
