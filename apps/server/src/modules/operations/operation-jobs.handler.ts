import { storedBackup } from '../../platform/backup/backup-source.ts';
import { BackupRefused } from '../../platform/backup/backup-refused.ts';
import type { Platform } from '../../platform/platform.ts';
import { handleJob, type JobHandler } from '../../platform/queue/job.ts';
import { autoBackup } from './auto-backup.ts';
import { findBackup } from './backup-records.ts';
import { autoBackupJob, makeBackupJob, restoreBackupJob } from './operation-jobs.ts';
import { restoreFrom } from './restore-from.ts';
import { writeBackupFile } from './write-backup-file.ts';

export const operationHandlers = (platform: Platform): JobHandler[] => [
  handleJob(makeBackupJob, async ({ filename }) => {
    const record = await findBackup(platform.backups, filename);
    if (record?.status === 'in_progress') await writeBackupFile(platform, record);
  }),
  handleJob(autoBackupJob, () => autoBackup(platform)),
  handleJob(restoreBackupJob, async ({ filename }) => {
    await restoreFrom(platform, filename, () => storedBackup(platform.backups, filename)).catch(
      (error: unknown) => {
        // The backup's fault, told to whoever asked; not the job's.
        if (!(error instanceof BackupRefused)) throw error;
      },
    );
  }),
];
