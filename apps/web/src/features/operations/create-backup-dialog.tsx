import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { operationLimits } from '@bandwise/contract/limits';
import type { BackupType } from '@bandwise/contract/operations';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogButtons } from '../../components/dialog-buttons.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import { Select } from '../../components/select.tsx';
import { TextInput } from '../../components/text-input.tsx';
import type { ApiFailure } from '../../lib/api-failure.ts';
import styles from './operations.module.css';
import type { BackupDraft } from './use-operations.ts';

interface CreateBackupDialogProps {
  /** As it was asked for before, where that did not get through. */
  draft: BackupDraft;
  failure: ApiFailure | null;
  onCreate: (draft: BackupDraft) => void;
  onClose: () => void;
}

export function CreateBackupDialog({ draft, failure, onCreate, onClose }: CreateBackupDialogProps) {
  const { t } = useTranslation('operations');
  const id = useId();
  const [type, setType] = useState(draft.type);
  const [description, setDescription] = useState(draft.description);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('create.title')}</h2>
      <form
        className={styles.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          onCreate({ type, description: description.trim() });
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
        <FailureNotice failure={failure} fallback={t('toast.createFailed')} />
        <DialogButtons onCancel={onClose}>
          <Button type="submit" variant="contained">
            {t('create.confirm')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
