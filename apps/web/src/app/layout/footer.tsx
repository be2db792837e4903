import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import styles from './layout.module.css';

const neverChanges = () => () => undefined;
const thisYear = () => new Date().getFullYear();
const buildYear = () => BUILD_YEAR;

export function Footer() {
  const { t } = useTranslation();
  const isHome = useLocation().pathname === '/';
  const year = useSyncExternalStore(neverChanges, thisYear, buildYear);
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.footerLine}`}>
        <span>{t('footer.rights', { year })}</span>
        {isHome && <span>{t('footer.original')}</span>}
      </div>
    </footer>
  );
}
