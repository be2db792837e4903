import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Icon } from '../../components/icon.tsx';
import { signOut } from '../../lib/session/sign-out.ts';
import { useLeaveHome } from '../../lib/session/use-leave-home.ts';
import { useSession, useSessionDispatch } from '../../lib/session/use-session.ts';
import type { LazyMenuProps } from './use-lazy-menu.ts';

export default function AccountMenu(props: LazyMenuProps) {
  const { t } = useTranslation();
  const { isAnonymous } = useSession();
  const dispatch = useSessionDispatch();
  const navigate = useNavigate();
  const leaveHome = useLeaveHome();

  function goTo(path: string) {
    props.onClose();
    void navigate(path);
  }

  async function leave() {
    props.onClose();
    leaveHome();
    await dispatch(signOut());
  }

  return (
    <Menu {...props} disablePortal slotProps={{ list: { 'aria-label': t('nav.accountMenu') } }}>
      <MenuItem onClick={() => goTo('/profile')}>
        <Icon name="person" />
        {t('nav.account')}
      </MenuItem>
      {isAnonymous && (
        <MenuItem onClick={() => goTo('/register')}>
          <Icon name="spark" />
          {t('nav.register')}
        </MenuItem>
      )}
      <MenuItem onClick={() => void leave()}>
        <Icon name="leave" />
        {t('nav.logout')}
      </MenuItem>
    </Menu>
  );
}
