import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { AdminUser } from '@bandwise/contract/users';
import { useTranslation } from 'react-i18next';
import type { IconName } from '../../components/icon.tsx';
import { Icon } from '../../components/icon.tsx';
import {
  AnonymousChip,
  RegisteredDay,
  RoleChip,
  StatusChip,
  UserAvatar,
  UserEmail,
  UserName,
} from './user-parts.tsx';
import type { UserRowActions } from './user-rows.tsx';
import styles from './user-table.module.css';

const shownIdLength = 8;

interface UserTableProps {
  users: AdminUser[];
  actions: UserRowActions;
}

export function UserTable({ users, actions }: UserTableProps) {
  const { t } = useTranslation('user-management');
  return (
    <div className={styles.wrap}>
      <table className={`table ${styles.table}`} aria-label={t('table')}>
        <thead>
          <tr>
            <th scope="col">{t('userInfo')}</th>
            <th scope="col">{t('email')}</th>
            <th scope="col">{t('status')}</th>
            <th scope="col">{t('role')}</th>
            <th scope="col">{t('registered')}</th>
            <th scope="col" className={styles.end}>
              {t('actions')}
            </th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserTableRow key={user.id} user={user} actions={actions} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface UserTableRowProps {
  user: AdminUser;
  actions: UserRowActions;
}

function UserTableRow({ user, actions }: UserTableRowProps) {
  const { t } = useTranslation('user-management');
  const isSelf = user.id === actions.ownId;
  return (
    <tr>
      <td>
        <span className={styles.identity}>
          <UserAvatar user={user} />
          <span>
            <UserName user={user} isSelf={isSelf} />
            <span className={styles.id}>{String(user.id).slice(0, shownIdLength)}</span>
          </span>
        </span>
      </td>
      <td className={styles.email}>
        <span className={styles.emailText}>
          <UserEmail user={user} />
          <AnonymousChip user={user} />
        </span>
      </td>
      <td>
        <StatusChip user={user} />
      </td>
      <td>
        <RoleChip user={user} />
      </td>
      <td className={`figures ${styles.registered}`}>
        <RegisteredDay user={user} />
      </td>
      <td>
        <span className={styles.actions}>
          <RowAction
            icon={user.isActive ? 'block' : 'checkCircle'}
            label={user.isActive ? t('disable') : t('activate')}
            isDisabled={isSelf}
            onPress={() => actions.toggleActive(user)}
          />
          <RowAction
            icon={user.isAdmin ? 'shieldMinus' : 'shieldPlus'}
            label={user.isAdmin ? t('revokeAdmin') : t('makeAdmin')}
            isDisabled={isSelf}
            onPress={() => actions.toggleAdmin(user)}
          />
          <RowAction
            icon="trash"
            label={t('delete')}
            isDisabled={isSelf}
            colour="error.main"
            onPress={() => actions.askToDelete(user)}
          />
        </span>
      </td>
    </tr>
  );
}

interface RowActionProps {
  icon: IconName;
  label: string;
  isDisabled: boolean;
  colour?: string;
  onPress: () => void;
}

function RowAction({ icon, label, isDisabled, colour = 'text2', onPress }: RowActionProps) {
  const button = (
    <IconButton
      size="small"
      aria-label={label}
      disabled={isDisabled}
      sx={{ color: colour }}
      onClick={onPress}
    >
      <Icon name={icon} />
    </IconButton>
  );
  return isDisabled ? button : <Tooltip title={label}>{button}</Tooltip>;
}
