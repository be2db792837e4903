import Dialog from '@mui/material/Dialog';
import type { Backup } from '@bandwise/contract/operations';
import { useId, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/busy-button.tsx';
import { DialogButtons } from '../../components/dialog-buttons.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import type { ApiFailure } from '../../lib/api-failure.ts';
import styles from './operations.module.css';

interface DeleteBackupDialogProps {
  backup: Backup;
  /** Answers why it did not work, or null. */
  onDelete: (filename: string) => Promise<ApiFailure | null>;
  onClose: () => void;
}

export function DeleteBackupDialog({ backup, onDelete, onClose }: DeleteBackupDialogProps) {
  const { t } = useTranslation('operations');
  const titleId = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const { filename } = backup;

  async function confirm() {
    setIsBusy(true);
    const reason = await onDelete(filename);
    setIsBusy(false);
    setFailure(reason);
    if (!reason) onClose();
  }

  return (
    <Dialog open onClose={onClose} role="alertdialog" fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('delete.title')}</h2>
      <div className={styles.dialog}>
        <p>
          <Trans
            t={t}
            i18nKey="delete.question"
            values={{ filename }}
            components={{ b: <b className={styles.file} /> }}
          />
        </p>
        <Notice tone="error">{t('delete.warning')}</Notice>
        <FailureNotice failure={failure} fallback={t('toast.deleteFailed')} />
        <DialogButtons onCancel={onClose}>
          <BusyButton
            variant="contained"
            color="error"
            isBusy={isBusy}
            busyLabel={t('delete.busy')}
            onClick={() => void confirm()}
          >
            {t('delete.confirm')}
          </BusyButton>
        </DialogButtons>
      </div>
    </Dialog>
  );
}
