import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import type { Backup } from '@bandwise/contract/operations';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogButtons } from '../../components/dialog-buttons.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import { Select } from '../../components/select.tsx';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { formatDayTime } from '../../lib/format.ts';
import { formatBytes } from './format-bytes.ts';
import styles from './operations.module.css';

interface RestoreDialogProps {
  backups: readonly Backup[];
  /** Null when it is still to be chosen. */
  backup: Backup | null;
  /** Of the try before. */
  failure: ApiFailure | null;
  onRestore: (backup: Backup) => void;
  onClose: () => void;
}

export function RestoreDialog({ backups, backup, failure, onRestore, onClose }: RestoreDialogProps) {
  const { t } = useTranslation('operations');
  const id = useId();
  const [chosen, setChosen] = useState(backup);
  const byName = (name: string) => backups.find(({ filename }) => filename === name) ?? null;
  return (
    <Dialog open onClose={onClose} role="alertdialog" fullWidth maxWidth="xs" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('restore.title')}</h2>
      <div className={styles.dialog}>
        {backup === null && (
          <div className={styles.field}>
            <label htmlFor={`${id}-backup`}>{t('restore.choose')}</label>
            <Select
              id={`${id}-backup`}
              value={chosen?.filename ?? ''}
              onChange={({ target }) => setChosen(byName(target.value))}
            >
              <option value="">{t('restore.chooseOne')}</option>
              {backups.map(({ filename }) => (
                <option key={filename}>{filename}</option>
              ))}
            </Select>
          </div>
        )}
        {chosen && <BackupFacts backup={chosen} />}
        <Notice tone="error">{t('restore.warning')}</Notice>
        <p className="body2 text2">{t('restore.meanwhile')}</p>
        <FailureNotice failure={failure} fallback={t('toast.restoreFailed')} />
        <DialogButtons onCancel={onClose}>
          <Button
            variant="contained"
            color="error"
            disabled={!chosen}
            onClick={() => chosen && onRestore(chosen)}
          >
            {t('restore.confirm')}
          </Button>
        </DialogButtons>
      </div>
    </Dialog>
  );
}

function BackupFacts({ backup }: { backup: Backup }) {
  const { t, i18n } = useTranslation('operations');
  return (
    <dl className={`body2 ${styles.facts}`}>
      <dt className="text2">{t('restore.file')}</dt>
      <dd className={styles.file}>{backup.filename}</dd>
      <dt className="text2">{t('restore.size')}</dt>
      <dd>{formatBytes(backup.size, i18n.language)}</dd>
      <dt className="text2">{t('restore.created')}</dt>
      <dd>{formatDayTime(backup.createdAt, i18n.language)}</dd>
      <dt className="text2">{t('restore.description')}</dt>
      <dd>{backup.description || t('history.noDescription')}</dd>
    </dl>
  );
}
