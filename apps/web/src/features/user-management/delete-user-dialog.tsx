import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { AdminUser } from '@bandwise/contract/users';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { MarkedText } from '../../components/marked-text.tsx';
import { Notice } from '../../components/notice.tsx';
import type { ApiFailure } from '../../lib/api-failure.ts';

interface DeleteUserDialogProps {
  user: AdminUser;
  /** Answers why it did not work, or null. */
  onDelete: (user: AdminUser, isSoft: boolean) => Promise<ApiFailure | null>;
  onClose: () => void;
}

export function DeleteUserDialog({ user, onDelete, onClose }: DeleteUserDialogProps) {
  const { t } = useTranslation('user-management');
  const [isSoft, setIsSoft] = useState(false);
  const name = user.fullName || t('nameNotSet');
  return (
    <ConfirmDialog
      title={t('deleteDialog.title')}
      confirmLabel={isSoft ? t('deleteDialog.confirmSoft') : t('deleteDialog.confirm')}
      busyLabel={t('deleteDialog.busy')}
      failureText={t('deleteFailed')}
      onConfirm={() => onDelete(user, isSoft)}
      onClose={onClose}
    >
      <p className="text2">
        {user.email ? (
          <MarkedText text={t('deleteDialog.question', { name, email: user.email })} />
        ) : (
          <MarkedText text={t('deleteDialog.questionNoEmail', { name })} />
        )}
      </p>
      <FormControlLabel
        control={<Checkbox checked={isSoft} onChange={(_, isChecked) => setIsSoft(isChecked)} />}
        label={t('deleteDialog.soft')}
      />
      {!isSoft && <Notice tone="error">{t('deleteDialog.warning')}</Notice>}
    </ConfirmDialog>
  );
}
