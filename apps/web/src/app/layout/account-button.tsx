import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { onDemand } from '../../components/on-demand/on-demand.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import styles from './layout.module.css';
import { useLazyMenu } from './use-lazy-menu.ts';

const AccountMenu = onDemand(() => import('./account-menu.tsx'));

export function AccountButton() {
  const { t } = useTranslation();
  const { user } = useSession();
  const { buttonProps, menuProps } = useLazyMenu();
  const [initial] = user?.fullName.trim() ?? '';
  return (
    <>
      <IconButton {...buttonProps} aria-label={t('nav.accountMenu')} sx={{ marginRight: '-2px' }}>
        <span className={styles.avatar}>{initial ? initial.toUpperCase() : <Icon name="person" />}</span>
      </IconButton>
      {menuProps && <AccountMenu {...menuProps} />}
    </>
  );
}
