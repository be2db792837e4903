import type { BackupSource } from '../../platform/backup/archive-reader.ts';
import { BackupRefused } from '../../platform/backup/backup-refused.ts';
import { freeBytesOf } from '../../platform/backup/free-space.ts';
import type { Manifest } from '../../platform/backup/manifest.ts';
import { withOperationClient } from '../../platform/backup/operation-client.ts';
import { restoreBackup } from '../../platform/backup/restore-backup.ts';
import type { Platform } from '../../platform/platform.ts';
import { createBackupPlan } from './backup-plan.ts';
import { saveRestore, type RestoreRecord } from './backup-records.ts';
import { operationJobNames } from './operation-jobs.ts';
import { failureCode } from './write-backup-file.ts';

/** Replaces everything by a backup, and notes how that ended. */
export async function restoreFrom(
  platform: Platform,
  filename: string,
  openSource: () => Promise<BackupSource>,
): Promise<Manifest> {
  const { settings, storage, backups, queue } = platform;
  const record: RestoreRecord = {
    filename,
    status: 'in_progress',
    started_at: platform.now().toISOString(),
    finished_at: null,
    error: null,
  };
  const settle = (change: Partial<RestoreRecord>) =>
    saveRestore(backups, { ...record, ...change, finished_at: platform.now().toISOString() });
  try {
    return await withOperationClient(platform.connectionString, async (client) => {
      await saveRestore(backups, record);
      const manifest = await restoreBackup(client, {
        source: await openSource(),
        storage,
        plan: createBackupPlan(queue),
        freeSpace: {
          bytes: () => freeBytesOf(settings.dataDir),
          holdsDatabase: settings.databaseUrl === undefined,
          holdsObjects: settings.s3 === undefined,
        },
        keepJobs: operationJobNames,
        mark: record.started_at,
      });
      await settle({ status: 'completed' });
      return manifest;
    });
  } catch (error) {
    const isRefused = error instanceof BackupRefused;
    if (isRefused) platform.log.warn({ reason: error.message, filename }, 'a backup was not restored');
    else platform.log.error({ err: error, filename }, 'a restore failed');
    await settle({ status: 'failed', error: isRefused ? error.code : failureCode(error) });
    throw error;
  }
}
