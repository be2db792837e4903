import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { languages } from '@bandwise/contract/languages';
import { useTranslation } from 'react-i18next';
import { chooseInterfaceLanguage } from '../../i18n/i18n.ts';
import { languageNames } from '../../i18n/language.ts';
import type { LazyMenuProps } from './use-lazy-menu.ts';

export default function LanguageMenu(props: LazyMenuProps) {
  const { t, i18n } = useTranslation();
  return (
    <Menu {...props} disablePortal slotProps={{ list: { 'aria-label': t('nav.language') } }}>
      {languages.map((language) => (
        <MenuItem
          key={language}
          lang={language}
          selected={language === i18n.language}
          onClick={() => {
            props.onClose();
            void chooseInterfaceLanguage(language);
          }}
        >
          {languageNames[language]}
        </MenuItem>
      ))}
    </Menu>
  );
}
