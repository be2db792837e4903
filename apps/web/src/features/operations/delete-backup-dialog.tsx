import Dialog from '@mui/material/Dialog';
import type { Backup } from '@bandwise/contract/operations';
import { useId, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/busy-button.tsx';
import { DialogButtons } from '../../components/dialog-buttons.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from './operations.module.css';

interface DeleteBackupDialogProps {
  backup: Backup;
  onDelete: (filename: string) => Promise<void>;
  onClose: () => void;
}

export function DeleteBackupDialog({ backup, onDelete, onClose }: DeleteBackupDialogProps) {
  const { t } = useTranslation('operations');
  const titleId = useId();
  const [isBusy, setIsBusy] = useState(false);
  const { filename } = backup;

  async function confirm() {
    setIsBusy(true);
    await onDelete(filename);
    onClose();
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
