import type { AdminUser } from '@bandwise/contract/users';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListEmpty } from '../../components/list-card.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import type { UserRowActions } from './use-row-actions.ts';
import { useUserActions } from './use-user-actions.ts';
import { UserCards } from './user-cards.tsx';
import { UserSkeleton } from './user-skeleton.tsx';
import { UserTable } from './user-table.tsx';

interface UserRowsProps {
  users: AdminUser[] | undefined;
  isLoading: boolean;
  /** Where to go when the last user of a later page was deleted. */
  onEmptied: (() => void) | null;
}

export function UserRows({ users, isLoading, onEmptied }: UserRowsProps) {
  const { t } = useTranslation('user-management');
  const { user: self } = useSession();
  const actions = useUserActions();
  const [doomed, setDoomed] = useState<AdminUser | null>(null);
  const isEmpty = users?.length === 0;

  useEffect(() => {
    if (isEmpty) onEmptied?.();
  }, [isEmpty, onEmptied]);

  if (isLoading) return <UserSkeleton />;
  if (!users) return null;
  if (isEmpty) return <ListEmpty text={t('empty')} />;

  const rowActions: UserRowActions = {
    ownId: self?.id,
    toggleActive: (user) => void actions.toggleActive(user),
    toggleAdmin: (user) => void actions.toggleAdmin(user),
    askToDelete: setDoomed,
  };
  return (
    <>
      <UserTable users={users} actions={rowActions} />
      <UserCards users={users} actions={rowActions} />
      {doomed && <DeleteUserDialog user={doomed} onDelete={actions.remove} onClose={() => setDoomed(null)} />}
    </>
  );
}
