import type { Backup } from '@bandwise/contract/operations';
import { operationLimits } from '@bandwise/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../components/load-failure.tsx';
import { usePageTitle } from '../../components/use-page-title.ts';
import { AutoBackupStatus } from './auto-backup-status.tsx';
import { BackupHistory } from './backup-history.tsx';
import { CreateBackupDialog } from './create-backup-dialog.tsx';
import { DeleteBackupDialog } from './delete-backup-dialog.tsx';
import { MailOutbox } from './mail-outbox.tsx';
import { useBackupsQuery, useBackupStatusQuery } from './operations-api.ts';
import styles from './operations.module.css';
import { QuickOperations } from './quick-operations.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { SystemStatistics } from './system-statistics.tsx';
import { useOperations } from './use-operations.ts';

type Asked =
  { what: 'create' } | { what: 'restore'; backup: Backup | null } | { what: 'delete'; backup: Backup };

export default function OperationsPage() {
  const { t } = useTranslation('operations');
  const operations = useOperations();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isElsewhere, setIsElsewhere] = useState(false);
  const pollingInterval = isElsewhere ? operationLimits.statusPollMs : 0;
  const { data: status } = useBackupStatusQuery(undefined, { pollingInterval });
  const { data: list, error } = useBackupsQuery(undefined, { pollingInterval });
  const isBusyElsewhere = operations.work === null && status?.is_busy === true;
  if (isBusyElsewhere !== isElsewhere) setIsElsewhere(isBusyElsewhere);
  const isBusy = operations.work !== null || isBusyElsewhere;
  const complete = list?.items.filter((backup) => backup.status === 'completed') ?? [];
  const close = () => setAsked(null);
  usePageTitle(t('title'));
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      {error && !list && (
        <div className={styles.failure}>
          <LoadFailure failure={error} text={t('loadFailed')} onRetry={operations.refresh} />
        </div>
      )}
      <SystemStatistics />
      <AutoBackupStatus />
      <QuickOperations
        operations={operations}
        isBusy={isBusy}
        hasBackups={complete.length > 0}
        onCreate={() => setAsked({ what: 'create' })}
        onRestore={() => setAsked({ what: 'restore', backup: null })}
      />
      <BackupHistory
        backups={list?.items}
        operations={operations}
        isBusy={isBusy}
        onRestore={(backup) => setAsked({ what: 'restore', backup })}
        onDelete={(backup) => setAsked({ what: 'delete', backup })}
      />
      <MailOutbox />
      {asked?.what === 'create' && (
        <CreateBackupDialog
          onClose={close}
          onCreate={(type, description) => {
            close();
            void operations.create(type, description);
          }}
        />
      )}
      {asked?.what === 'restore' && (
        <RestoreDialog
          backups={complete}
          backup={asked.backup}
          onClose={close}
          onRestore={(filename) => {
            close();
            void operations.restore(filename);
          }}
        />
      )}
      {asked?.what === 'delete' && (
        <DeleteBackupDialog backup={asked.backup} onDelete={operations.remove} onClose={close} />
      )}
    </div>
  );
}
