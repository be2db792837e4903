import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogButtons } from '../../../components/dialog-buttons.tsx';
import { NumberField } from '../../../components/number-field.tsx';
import styles from './quick.module.css';

interface AskIdDialogProps {
  what: 'user' | 'trace';
  onChosen: (id: number) => void;
  onClose: () => void;
}

export function AskIdDialog({ what, onChosen, onClose }: AskIdDialogProps) {
  const { t } = useTranslation('debug');
  const titleId = useId();
  const [value, setValue] = useState('');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <h2 id={titleId}>{t(`quick.${what}`)}</h2>
      <form
        className={styles.question}
        onSubmit={(event) => {
          event.preventDefault();
          if (value) onChosen(Number(value));
        }}
      >
        <p className="body2 text2">{t(`quick.${what}Question`)}</p>
        <NumberField
          label={what === 'user' ? t('filter.userId') : t('filter.sessionId')}
          isFocused
          value={value}
          onChange={setValue}
        />
        <DialogButtons onCancel={onClose}>
          <Button type="submit" variant="contained" disabled={!value}>
            {t('quick.show')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
