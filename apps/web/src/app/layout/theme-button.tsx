import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { useThemeSwitch } from './use-theme-switch.ts';

interface ThemeButtonProps {
  className: string | undefined;
}

export function ThemeButton({ className = '' }: ThemeButtonProps) {
  const { t } = useTranslation();
  const switchTheme = useThemeSwitch();
  return (
    <IconButton className={className} aria-label={t('nav.switchTheme')} onClick={switchTheme}>
      <span className="only-light">
        <Icon name="moon" />
      </span>
      <span className="only-dark">
        <Icon name="sun" />
      </span>
    </IconButton>
  );
}
