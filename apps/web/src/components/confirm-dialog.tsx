import Dialog from '@mui/material/Dialog';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { ApiFailure } from '../lib/api-failure.ts';
import { BusyButton } from './busy-button.tsx';
import styles from './confirm-dialog.module.css';
import { DialogButtons } from './dialog-buttons.tsx';
import { FailureNotice } from './failure-notice.tsx';

interface ConfirmDialogProps {
  title: string;
  confirmLabel: string;
  busyLabel: string;
  /** Said where the server gave no reason. */
  failureText: string;
  /** Answers why it did not work, or null. */
  onConfirm: () => Promise<ApiFailure | null>;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something is lost; stays, with the reason, when it did not work. */
export function ConfirmDialog({
  title,
  confirmLabel,
  busyLabel,
  failureText,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  const titleId = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  async function confirm() {
    setIsBusy(true);
    const reason = await onConfirm();
    setIsBusy(false);
    setFailure(reason);
    if (!reason) onClose();
  }

  return (
    <Dialog open onClose={onClose} role="alertdialog" fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <div className={styles.body}>
        {children}
        <FailureNotice failure={failure} fallback={failureText} />
      </div>
      <DialogButtons onCancel={onClose}>
        <BusyButton
          variant="contained"
          color="error"
          isBusy={isBusy}
          busyLabel={busyLabel}
          onClick={() => void confirm()}
        >
          {confirmLabel}
        </BusyButton>
      </DialogButtons>
    </Dialog>
  );
}
