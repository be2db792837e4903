import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { operationLimits } from '@bandwise/contract/limits';
import type { BackupType } from '@bandwise/contract/operations';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogButtons } from '../../components/dialog-buttons.tsx';
import { Notice } from '../../components/notice.tsx';
import { Select } from '../../components/select.tsx';
import { TextInput } from '../../components/text-input.tsx';
import styles from './operations.module.css';

interface CreateBackupDialogProps {
  onCreate: (type: BackupType, description: string) => void;
  onClose: () => void;
}

export function CreateBackupDialog({ onCreate, onClose }: CreateBackupDialogProps) {
  const { t } = useTranslation('operations');
  const id = useId();
  const [type, setType] = useState<BackupType>('full');
  const [description, setDescription] = useState('');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('create.title')}</h2>
      <form
        className={styles.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          onCreate(type, description.trim());
        }}
      >
        <div className={styles.field}>
          <label htmlFor={`${id}-description`}>{t('create.description')}</label>
          <TextInput
            id={`${id}-description`}
            value={description}
            onChange={({ target }) => setDescription(target.value)}
            slotProps={{ input: { maxLength: operationLimits.descriptionMaxLength } }}
          />
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}-type`}>{t('create.type')}</label>
          <Select
            id={`${id}-type`}
            value={type}
            onChange={({ target }) => setType(target.value as BackupType)}
          >
            <option value="full">{t('create.full')}</option>
            <option value="data_only">{t('create.dataOnly')}</option>
          </Select>
        </div>
        <Notice tone="info">{t('create.notice')}</Notice>
        <DialogButtons onCancel={onClose}>
          <Button type="submit" variant="contained">
            {t('create.confirm')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
