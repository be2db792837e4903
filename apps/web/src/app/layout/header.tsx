import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { ButtonLink } from '../../components/button-link.tsx';
import { Icon } from '../../components/icon.tsx';
import { Logo } from '../../components/logo.tsx';
import { onDemand } from '../../components/on-demand/on-demand.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { AccountButton } from './account-button.tsx';
import { LanguageButton } from './language-button.tsx';
import styles from './layout.module.css';
import { navLinks, partOf } from './nav-links.ts';
import { ThemeButton } from './theme-button.tsx';

const NavDrawer = onDemand(() => import('./nav-drawer.tsx'));

export function Header() {
  const { t } = useTranslation();
  const session = useSession();
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused');
  const { first, admin } = navLinks(session);
  const links = [...first, ...admin];
  const here = partOf(links, useLocation().pathname);
  const isGuest = !session.isAuthenticated && !session.initialLoading;

  return (
    <header className={styles.header}>
      <div className={`container ${styles.bar}`}>
        <IconButton
          className={styles.menuButton}
          aria-label={t('nav.menu')}
          onClick={() => setDrawer('open')}
        >
          <Icon name="menu" />
        </IconButton>
        <Link className={styles.logo} to="/">
          <Logo />
          Bandwise
        </Link>
        {session.isAuthenticated && (
          <nav className={styles.nav} aria-label={t('nav.main')}>
            <ul>
              {links.map((item) => (
                <li key={item.to} className={item === admin[0] ? styles.group : undefined}>
                  <Link
                    className={styles.link}
                    to={item.to}
                    aria-current={item === here ? 'page' : undefined}
                  >
                    {t(`nav.${item.label}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <span className={styles.space} />
        <ThemeButton className={styles.wideOnly} />
        <LanguageButton className={styles.wideOnly} />
        {isGuest && <GuestLinks />}
        {session.isAuthenticated && <AccountButton />}
      </div>
      {drawer !== 'unused' && <NavDrawer isOpen={drawer === 'open'} onClose={() => setDrawer('closed')} />}
    </header>
  );
}

function GuestLinks() {
  const { t } = useTranslation();
  return (
    <>
      <ButtonLink className={`${styles.wideOnly} ${styles.login}`} to="/login" variant="text">
        {t('nav.login')}
      </ButtonLink>
      <ButtonLink className={`${styles.wideOnly} ${styles.register}`} to="/register" variant="contained">
        {t('nav.register')}
      </ButtonLink>
      <ButtonLink className={styles.phoneOnly} to="/login" variant="text">
        {t('nav.login')}
      </ButtonLink>
    </>
  );
}
