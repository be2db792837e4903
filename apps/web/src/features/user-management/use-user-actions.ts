import type { AdminUser } from '@bandwise/contract/users';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { notifyFailure } from '../../lib/notify-failure.ts';
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

  /** Answers the failure, for where a toast is not enough. */
  function tell({ error }: Outcome, success: string, fallback: string): ApiFailure | null {
    const failure = (error as ApiFailure | undefined) ?? null;
    if (failure) notifyFailure(failure, fallback);
    else notify('success', success);
    return failure;
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
