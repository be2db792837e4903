import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { languages } from '@bandwise/contract/languages';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Icon } from '../../components/icon.tsx';
import { Logo } from '../../components/logo.tsx';
import { chooseInterfaceLanguage } from '../../i18n/i18n.ts';
import { languageNames } from '../../i18n/language.ts';
import { useSession } from '../../lib/session/use-session.ts';
import styles from './nav-drawer.module.css';
import { navLinks, partOf } from './nav-links.ts';
import { useThemeSwitch } from './use-theme-switch.ts';

interface NavDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

export default function NavDrawer({ isOpen, onClose }: NavDrawerProps) {
  const { t, i18n } = useTranslation();
  const { first, admin } = navLinks(useSession());
  const links = [...first, ...admin];
  const here = partOf(links, useLocation().pathname);
  const switchTheme = useThemeSwitch();
  return (
    <Drawer open={isOpen} onClose={onClose} slotProps={{ paper: { 'aria-label': t('nav.menu') } }}>
      <div className={styles.drawer}>
        <div className={styles.head}>
          <Logo />
          <span>Bandwise</span>
          <IconButton aria-label={t('nav.closeMenu')} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </div>
        <nav aria-label={t('nav.main')}>
          {links.map((item) => (
            <div key={item.to}>
              {item === admin[0] && <hr className={styles.line} />}
              <Link
                className={styles.item}
                to={item.to}
                aria-current={item === here ? 'page' : undefined}
                onClick={onClose}
              >
                <Icon name={item.icon} />
                {t(`nav.${item.label}`)}
              </Link>
            </div>
          ))}
        </nav>
        <hr className={styles.line} />
        <button type="button" className={styles.item} onClick={switchTheme}>
          <span className="only-light">
            <Icon name="moon" />
            {t('nav.darkTheme')}
          </span>
          <span className="only-dark">
            <Icon name="sun" />
            {t('nav.lightTheme')}
          </span>
        </button>
        <hr className={styles.line} />
        <div role="group" aria-label={t('nav.language')}>
          {languages.map((language) => (
            <button
              key={language}
              type="button"
              lang={language}
              className={styles.item}
              aria-current={language === i18n.language ? 'true' : undefined}
              onClick={() => void chooseInterfaceLanguage(language)}
            >
              <Icon name="globe" />
              {languageNames[language]}
            </button>
          ))}
        </div>
      </div>
    </Drawer>
  );
}
