import IconButton from '@mui/material/IconButton';
import type { Backup } from '@bandwise/contract/operations';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../components/chip.tsx';
import { Icon } from '../../components/icon.tsx';
import { formatDayTime } from '../../lib/format.ts';
import { formatBytes } from './format-bytes.ts';
import styles from './operations.module.css';

interface BackupItemProps {
  backup: Backup;
  isBusy: boolean;
  onDownload: () => void;
  onRestore: () => void;
  onDelete: () => void;
}

export function BackupItem({ backup, isBusy, onDownload, onRestore, onDelete }: BackupItemProps) {
  const { t, i18n } = useTranslation(['operations', 'common']);
  const { filename, error, missing_recordings: missing } = backup;
  const isComplete = backup.status === 'completed';
  return (
    <li className={styles.item}>
      <div className={styles.about}>
        <div className={styles.name}>
          <span className={styles.file}>{filename}</span>
          <Chip tone="outlined" label={t(backup.type === 'auto' ? 'history.auto' : 'history.manual')} />
          {backup.backup_type === 'data_only' && <Chip tone="outlined" label={t('history.dataOnly')} />}
          <StatusChip status={backup.status} />
        </div>
        <p className={`caption ${backup.description ? 'text2' : 'text3'} ${styles.note}`}>
          {backup.description || t('history.noDescription')}
        </p>
        {missing > 0 && (
          <p className={`caption text2 ${styles.note}`}>{t('history.missing', { count: missing })}</p>
        )}
        {error && <p className={`caption ${styles.problem}`}>{t(`common:errors.${error}`)}</p>}
      </div>
      <span className={`caption text2 ${styles.when}`}>
        {formatBytes(backup.size, i18n.language)} ·{' '}
        <span>{formatDayTime(backup.createdAt, i18n.language)}</span>
      </span>
      <span className={styles.actions}>
        {isComplete && (
          <>
            <IconButton aria-label={t('history.download', { filename })} onClick={onDownload}>
              <Icon name="download" />
            </IconButton>
            <IconButton aria-label={t('history.restore', { filename })} disabled={isBusy} onClick={onRestore}>
              <Icon name="restart" />
            </IconButton>
          </>
        )}
        <IconButton
          className={styles.delete ?? ''}
          aria-label={t('history.delete', { filename })}
          disabled={isBusy}
          onClick={onDelete}
        >
          <Icon name="trash" />
        </IconButton>
      </span>
    </li>
  );
}

function StatusChip({ status }: Pick<Backup, 'status'>) {
  const { t } = useTranslation('operations');
  if (status === 'completed') return <Chip tone="success" icon="check" label={t('history.completed')} />;
  if (status === 'failed') return <Chip tone="error" icon="close" label={t('history.failed')} />;
  return <Chip tone="primary" icon="hourglass" label={t('history.inProgress')} />;
}
