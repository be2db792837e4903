import type { AdminUser } from '@bandwise/contract/users';
import { useTranslation } from 'react-i18next';
import type { IconName } from '../../components/icon.tsx';

/** What a table's row and a phone's card both need. */
export interface UserRowActions {
  ownId: number | undefined;
  toggleActive: (user: AdminUser) => void;
  toggleAdmin: (user: AdminUser) => void;
  askToDelete: (user: AdminUser) => void;
}

interface RowAction {
  icon: IconName;
  label: string;
  isDangerous: boolean;
  act: () => void;
}

/** What can be done to a user, as they are now. */
export function useRowActions(user: AdminUser, actions: UserRowActions): RowAction[] {
  const { t } = useTranslation('user-management');
  return [
    {
      icon: user.isActive ? 'block' : 'checkCircle',
      label: user.isActive ? t('disable') : t('activate'),
      isDangerous: false,
      act: () => actions.toggleActive(user),
    },
    {
      icon: user.isAdmin ? 'shieldMinus' : 'shieldPlus',
      label: user.isAdmin ? t('revokeAdmin') : t('makeAdmin'),
      isDangerous: false,
      act: () => actions.toggleAdmin(user),
    },
    { icon: 'trash', label: t('delete'), isDangerous: true, act: () => actions.askToDelete(user) },
  ];
}
