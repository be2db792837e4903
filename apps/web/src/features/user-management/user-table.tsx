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
import type { UserRowActions } from './use-row-actions.ts';
import { useRowActions } from './use-row-actions.ts';
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
  const isSelf = user.id === actions.ownId;
  const rowActions = useRowActions(user, actions);
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
          {rowActions.map(({ icon, label, isDangerous, act }) => (
            <RowButton
              key={icon}
              icon={icon}
              label={label}
              isDisabled={isSelf}
              colour={isDangerous ? 'error.main' : 'text2'}
              onPress={act}
            />
          ))}
        </span>
      </td>
    </tr>
  );
}

interface RowButtonProps {
  icon: IconName;
  label: string;
  isDisabled: boolean;
  colour: string;
  onPress: () => void;
}

function RowButton({ icon, label, isDisabled, colour, onPress }: RowButtonProps) {
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
