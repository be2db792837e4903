import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { AdminUser } from '@bandwise/contract/users';
import { useId, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/busy-button.tsx';
import { DialogButtons } from '../../components/dialog-buttons.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import type { ApiFailure } from '../../lib/api-failure.ts';
import styles from './delete-user-dialog.module.css';

interface DeleteUserDialogProps {
  user: AdminUser;
  /** Answers why it did not work, or null. */
  onDelete: (user: AdminUser, isSoft: boolean) => Promise<ApiFailure | null>;
  onClose: () => void;
}

export function DeleteUserDialog({ user, onDelete, onClose }: DeleteUserDialogProps) {
  const { t } = useTranslation('user-management');
  const titleId = useId();
  const [isSoft, setIsSoft] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const name = user.fullName || t('nameNotSet');

  async function confirm() {
    setIsBusy(true);
    const reason = await onDelete(user, isSoft);
    setIsBusy(false);
    setFailure(reason);
    if (!reason) onClose();
  }

  return (
    <Dialog open onClose={onClose} role="alertdialog" fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('deleteDialog.title')}</h2>
      <p className={`text2 ${styles.question}`}>
        {user.email ? (
          <Trans
            t={t}
            i18nKey="deleteDialog.question"
            values={{ name, email: user.email }}
            components={{ b: <b /> }}
          />
        ) : (
          <Trans t={t} i18nKey="deleteDialog.questionNoEmail" values={{ name }} components={{ b: <b /> }} />
        )}
      </p>
      <FormControlLabel
        control={<Checkbox checked={isSoft} onChange={(_, isChecked) => setIsSoft(isChecked)} />}
        label={t('deleteDialog.soft')}
      />
      <div className={styles.notices}>
        {!isSoft && <Notice tone="error">{t('deleteDialog.warning')}</Notice>}
        <FailureNotice failure={failure} fallback={t('deleteFailed')} />
      </div>
      <DialogButtons onCancel={onClose}>
        <BusyButton
          variant="contained"
          color="error"
          isBusy={isBusy}
          busyLabel={t('deleteDialog.busy')}
          onClick={() => void confirm()}
        >
          {isSoft ? t('deleteDialog.confirmSoft') : t('deleteDialog.confirm')}
        </BusyButton>
      </DialogButtons>
    </Dialog>
  );
}
