import Dialog from '@mui/material/Dialog';
import type { deleteMyAccount } from '@bandwise/contract/accounts';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/busy-button.tsx';
import { DialogButtons } from '../../components/dialog-buttons.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Form } from '../../components/form.tsx';
import { Notice } from '../../components/notice.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { send } from '../../lib/api-client.ts';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { failureOf } from '../../lib/api-failure.ts';
import { notify } from '../../lib/notify.ts';
import { sessionEnded } from '../../lib/session/auth-slice.ts';
import { removeToken } from '../../lib/session/token-storage.ts';
import { useLeaveHome } from '../../lib/session/use-leave-home.ts';
import { useSessionDispatch } from '../../lib/session/use-session.ts';
import styles from './profile-page.module.css';

interface DeleteAccountDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function DeleteAccountDialog({ isOpen, onClose }: DeleteAccountDialogProps) {
  const { t } = useTranslation('profile');
  const titleId = useId();
  const dispatch = useSessionDispatch();
  const leaveHome = useLeaveHome();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const { register, handleSubmit, formState, reset } = useForm({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = formState;

  function close() {
    reset();
    setFailure(null);
    onClose();
  }

  const submit = handleSubmit(async ({ password }) => {
    setFailure(null);
    try {
      await send<typeof deleteMyAccount>('DELETE', '/users/me', { body: { password } });
    } catch (error) {
      setFailure(failureOf(error));
      return;
    }
    removeToken();
    leaveHome();
    dispatch(sessionEnded());
    notify('success', t('deleted'));
  });

  return (
    <Dialog open={isOpen} onClose={close} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <div className={styles.section}>
        <div>
          <h2 id={titleId}>{t('deleteDialogTitle')}</h2>
          <p className="text2">{t('deleteDialogText')}</p>
        </div>
        <Notice tone="warning">{t('deleteWarning')}</Notice>
        <FailureNotice failure={failure} fallback={t('deleteFailed')} />
        <Form isBusy={isSubmitting} onSubmit={submit}>
          <PasswordField
            label={t('password')}
            autoComplete="current-password"
            registration={register('password', {
              validate: (password) => Boolean(password) || 'passwordRequired',
            })}
            error={errors.password}
          />
          <DialogButtons onCancel={close}>
            <BusyButton
              type="submit"
              variant="contained"
              color="error"
              isBusy={isSubmitting}
              busyLabel={t('deleting')}
            >
              {t('confirmDelete')}
            </BusyButton>
          </DialogButtons>
        </Form>
      </div>
    </Dialog>
  );
}
