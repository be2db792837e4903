import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogButtons } from '../../../components/dialog-buttons.tsx';
import styles from './details.module.css';

interface DetailsDialogProps {
  title: string;
  /** What the entry was: its method and path. Absent until it has come. */
  what: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

export function DetailsDialog({ title, what, onClose, children }: DetailsDialogProps) {
  const { t } = useTranslation(['debug', 'common']);
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId} scroll="body">
      <h2 id={titleId}>{title}</h2>
      <p className={styles.what}>{what ?? <Skeleton width="60%" />}</p>
      {children}
      <DialogButtons>
        <Button variant="contained" onClick={onClose}>
          {t('common:action.close')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
