import type { AdminUser } from '@bandwise/contract/users';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { failureText } from '../../lib/failure-text.ts';
import { notify } from '../../lib/notify.ts';
import { useDeleteUserMutation, useSetUserAdminMutation, useSetUserStatusMutation } from './users-api.ts';

interface Outcome {
  error?: unknown;
}

/** What an administrator does to a user, told in a toast. */
export function useUserActions() {
  const { t } = useTranslation('user-management');
  const [setStatus] = useSetUserStatusMutation();
  const [setAdmin] = useSetUserAdminMutation();
  const [remove] = useDeleteUserMutation();

  function tell({ error }: Outcome, success: string, fallback: string): boolean {
    if (error) notify('error', failureText(error as ApiFailure, fallback));
    else notify('success', success);
    return !error;
  }

  return {
    toggleActive: async ({ id, isActive }: AdminUser) => {
      const outcome = await setStatus({ id, isActive: !isActive });
      return tell(outcome, isActive ? t('userDisabled') : t('activated'), t('statusFailed'));
    },
    toggleAdmin: async ({ id, isAdmin }: AdminUser) => {
      const outcome = await setAdmin({ id, isAdmin: !isAdmin });
      return tell(outcome, isAdmin ? t('revoked') : t('granted'), t('adminFailed'));
    },
    remove: async ({ id }: AdminUser, isSoft: boolean) => {
      const outcome = await remove({ id, isSoft });
      return tell(outcome, isSoft ? t('userDisabled') : t('deleted'), t('deleteFailed'));
    },
  };
}
