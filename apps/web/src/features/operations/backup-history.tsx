import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { Backup } from '@bandwise/contract/operations';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { BackupItem } from './backup-item.tsx';
import styles from './operations.module.css';
import { Section } from './section.tsx';
import type { Operations } from './use-operations.ts';

interface BackupHistoryProps {
  backups: readonly Backup[] | undefined;
  isFailed: boolean;
  operations: Operations;
  isBusy: boolean;
  onRestore: (backup: Backup) => void;
  onDelete: (backup: Backup) => void;
}

export function BackupHistory({
  backups,
  isFailed,
  operations,
  isBusy,
  onRestore,
  onDelete,
}: BackupHistoryProps) {
  const { t } = useTranslation('operations');
  const isLoading = !backups && !isFailed;
  return (
    <Section title={t('history.title')} aside={<UploadButton isBusy={isBusy} onFile={operations.upload} />}>
      <div className={`card ${styles.flat}`} aria-busy={isLoading}>
        {isLoading && <Skeleton variant="rectangular" height={144} aria-label={t('history.loading')} />}
        {!backups && isFailed && <p className={`text2 ${styles.empty}`}>{t('history.loadFailed')}</p>}
        {backups?.length === 0 && <p className={`text2 ${styles.empty}`}>{t('history.empty')}</p>}
        <ul className={styles.list}>
          {backups?.map((backup) => (
            <BackupItem
              key={backup.id}
              backup={backup}
              isBusy={isBusy}
              onDownload={() => void operations.download(backup.filename)}
              onRestore={() => onRestore(backup)}
              onDelete={() => onDelete(backup)}
            />
          ))}
        </ul>
      </div>
    </Section>
  );
}

function UploadButton({ isBusy, onFile }: { isBusy: boolean; onFile: (file: File) => Promise<void> }) {
  const { t } = useTranslation('operations');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Icon name="upload" sizePx={16} />}
        disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        {t('history.upload')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/zip,.zip"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void onFile(file);
        }}
      />
    </>
  );
}
