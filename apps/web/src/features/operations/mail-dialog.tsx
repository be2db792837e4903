import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import type { OutboxMail } from '@bandwise/contract/operations';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogButtons } from '../../components/dialog-buttons.tsx';
import styles from './operations.module.css';

export function MailDialog({ mail, onClose }: { mail: OutboxMail; onClose: () => void }) {
  const { t } = useTranslation(['operations', 'common']);
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <h2 id={titleId}>{mail.subject}</h2>
      <div className={styles.dialog}>
        <p className="body2 text2">{mail.to}</p>
        <p className={styles.mail}>{mail.private_text ?? t('outbox.gone')}</p>
        <DialogButtons>
          <Button variant="contained" onClick={onClose}>
            {t('common:action.close')}
          </Button>
        </DialogButtons>
      </div>
    </Dialog>
  );
}
