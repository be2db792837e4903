import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { AdminUser } from '@bandwise/contract/users';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
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

interface UserCardsProps {
  users: AdminUser[];
  actions: UserRowActions;
}

/** The table below its breakpoint: one card for each user, the actions in a menu. */
export function UserCards({ users, actions }: UserCardsProps) {
  const { t } = useTranslation('user-management');
  return (
    <ul className={styles.cards} aria-label={t('table')}>
      {users.map((user) => (
        <li key={user.id} className={styles.card}>
          <div className={styles.cardHead}>
            <UserAvatar user={user} />
            <div className={styles.cardName}>
              <div>
                <UserName user={user} isSelf={user.id === actions.ownId} />
              </div>
              <div className="caption text2">
                <UserEmail user={user} />
              </div>
            </div>
            <CardMenu user={user} actions={actions} />
          </div>
          <div className={styles.chips}>
            <StatusChip user={user} />
            <RoleChip user={user} />
            <AnonymousChip user={user} />
            <span className="caption text3 figures">
              <RegisteredDay user={user} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

interface CardMenuProps {
  user: AdminUser;
  actions: UserRowActions;
}

function CardMenu({ user, actions }: CardMenuProps) {
  const { t } = useTranslation('user-management');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const rowActions = useRowActions(user, actions);
  return (
    <>
      <IconButton
        aria-label={t('actionsFor', { name: user.fullName || (user.email ?? String(user.id)) })}
        aria-haspopup="menu"
        disabled={user.id === actions.ownId}
        sx={{ margin: '-6px -10px 0 0' }}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="dots" sizePx={24} strokeWidth={3} />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {rowActions.map(({ icon, label, isDangerous, act }) => (
          <MenuItem
            key={icon}
            sx={isDangerous ? { color: 'error.main' } : undefined}
            onClick={() => {
              setAnchor(null);
              act();
            }}
          >
            <Icon name={icon} />
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
