import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './dialog-buttons.module.css';

interface DialogButtonsProps {
  /** Absent where there is nothing to decide. */
  onCancel?: () => void;
  /** What the dialog is about. */
  children: ReactNode;
}

export function DialogButtons({ onCancel, children }: DialogButtonsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.buttons}>
      {onCancel && (
        <Button variant="text" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
      )}
      {children}
    </div>
  );
}
