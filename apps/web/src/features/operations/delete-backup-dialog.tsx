import type { Backup } from '@bandwise/contract/operations';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { MarkedText } from '../../components/marked-text.tsx';
import { Notice } from '../../components/notice.tsx';
import type { ApiFailure } from '../../lib/api-failure.ts';

interface DeleteBackupDialogProps {
  backup: Backup;
  /** Answers why it did not work, or null. */
  onDelete: (filename: string) => Promise<ApiFailure | null>;
  onClose: () => void;
}

export function DeleteBackupDialog({ backup, onDelete, onClose }: DeleteBackupDialogProps) {
  const { t } = useTranslation('operations');
  const { filename } = backup;
  return (
    <ConfirmDialog
      title={t('delete.title')}
      confirmLabel={t('delete.confirm')}
      busyLabel={t('delete.busy')}
      failureText={t('toast.deleteFailed')}
      onConfirm={() => onDelete(filename)}
      onClose={onClose}
    >
      <p>
        <MarkedText text={t('delete.question', { filename })} />
      </p>
      <Notice tone="error">{t('delete.warning')}</Notice>
    </ConfirmDialog>
  );
}
