import Button from '@mui/material/Button';
import { isLanguage } from '@bandwise/contract/languages';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { onDemand } from '../../components/on-demand/on-demand.tsx';
import { languageNames } from '../../i18n/language.ts';
import styles from './layout.module.css';
import { useLazyMenu } from './use-lazy-menu.ts';

const LanguageMenu = onDemand(() => import('./language-menu.tsx'));

interface LanguageButtonProps {
  className: string | undefined;
}

export function LanguageButton({ className = '' }: LanguageButtonProps) {
  const { t, i18n } = useTranslation();
  const { buttonProps, menuProps } = useLazyMenu();
  const name = isLanguage(i18n.language) ? languageNames[i18n.language] : i18n.language;
  return (
    <>
      <Button
        {...buttonProps}
        className={`${className} ${styles.language}`}
        variant="text"
        aria-label={`${t('nav.language')}: ${name}`}
        sx={{ color: 'text2', fontSize: '0.875rem', fontWeight: 550, gap: '6px' }}
      >
        <Icon name="globe" />
        <span className={styles.languageName}>{name}</span>
        <Icon name="chevronDown" sizePx={16} />
      </Button>
      {menuProps && <LanguageMenu {...menuProps} />}
    </>
  );
}
