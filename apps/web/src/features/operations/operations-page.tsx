import type { Backup } from '@bandwise/contract/operations';
import { operationLimits } from '@bandwise/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../components/load-failure.tsx';
import { usePageTitle } from '../../components/use-page-title.ts';
import type { ApiFailure } from '../../lib/api-failure.ts';
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
import type { BackupDraft } from './use-operations.ts';

type Asked =
  | { what: 'create'; draft: BackupDraft; failure: ApiFailure | null }
  | { what: 'restore'; backup: Backup | null; failure: ApiFailure | null }
  | { what: 'delete'; backup: Backup };

const newBackup: BackupDraft = { type: 'full', description: '' };

export default function OperationsPage() {
  const { t } = useTranslation('operations');
  const operations = useOperations();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isElsewhere, setIsElsewhere] = useState(false);
  const pollingInterval = isElsewhere ? operationLimits.statusPollMs : 0;
  const { data: status } = useBackupStatusQuery(undefined, { pollingInterval });
  const { data: list, error, isError } = useBackupsQuery(undefined, { pollingInterval });
  const isBusyElsewhere = operations.work === null && status?.is_busy === true;
  if (isBusyElsewhere !== isElsewhere) setIsElsewhere(isBusyElsewhere);
  const isBusy = operations.work !== null || isBusyElsewhere;
  const complete = list?.items.filter((backup) => backup.status === 'completed') ?? [];
  const close = () => setAsked(null);
  const askRestore = (backup: Backup | null) => setAsked({ what: 'restore', backup, failure: null });

  /** The dialog makes room for the progress, and is back as it was when the server did not take it on. */
  async function run(again: Asked, taken: Promise<ApiFailure | null>) {
    close();
    const failure = await taken;
    if (failure) setAsked((now) => now ?? { ...again, failure });
  }

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
        onCreate={() => setAsked({ what: 'create', draft: newBackup, failure: null })}
        onRestore={() => askRestore(null)}
      />
      <BackupHistory
        backups={list?.items}
        isFailed={isError}
        operations={operations}
        isBusy={isBusy}
        onRestore={askRestore}
        onDelete={(backup) => setAsked({ what: 'delete', backup })}
      />
      <MailOutbox />
      {asked?.what === 'create' && (
        <CreateBackupDialog
          draft={asked.draft}
          failure={asked.failure}
          onClose={close}
          onCreate={(draft) => void run({ ...asked, draft }, operations.create(draft))}
        />
      )}
      {asked?.what === 'restore' && (
        <RestoreDialog
          backups={complete}
          backup={asked.backup}
          failure={asked.failure}
          onClose={close}
          onRestore={(backup) => void run({ ...asked, backup }, operations.restore(backup.filename))}
        />
      )}
      {asked?.what === 'delete' && (
        <DeleteBackupDialog backup={asked.backup} onDelete={operations.remove} onClose={close} />
      )}
    </div>
  );
}
