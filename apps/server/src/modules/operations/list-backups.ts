import { storedBackup } from '../../platform/backup/backup-source.ts';
import { BackupRefused } from '../../platform/backup/backup-refused.ts';
import { isOperationRunning } from '../../platform/backup/operation-lock.ts';
import { readManifest } from '../../platform/backup/read-manifest.ts';
import { isRestored } from '../../platform/backup/restore-backup.ts';
import type { Platform } from '../../platform/platform.ts';
import { countWaitingJobs } from '../../platform/queue/queue-state.ts';
import { createBackupPlan } from './backup-plan.ts';
import {
  findBackup,
  findRestore,
  listBackupNames,
  saveBackup,
  saveRestore,
  type BackupRecord,
  type RestoreRecord,
} from './backup-records.ts';
import { operationJobNames } from './operation-jobs.ts';

/** The newest first. */
export async function listBackups(platform: Platform): Promise<BackupRecord[]> {
  const records: BackupRecord[] = [];
  for (const filename of await listBackupNames(platform.backups)) {
    const record = (await findBackup(platform.backups, filename)) ?? (await adopt(platform, filename));
    if (record) records.push(await settleAbandoned(platform, record));
  }
  return records.sort((a, b) => (a.created_at < b.created_at ? 1 : -1));
}

/** A file that somebody put there: it says itself what it is. */
export async function adopt(platform: Platform, filename: string): Promise<BackupRecord | undefined> {
  const found = await platform.backups.stat(filename);
  if (!found) return undefined;
  const record = await describeFile(platform, filename, found.modifiedAt);
  await saveBackup(platform.backups, { ...record, size: found.sizeBytes });
  return { ...record, size: found.sizeBytes };
}

async function describeFile(platform: Platform, filename: string, modifiedAt: Date): Promise<BackupRecord> {
  const described = { filename, size: 0, finished_at: modifiedAt.toISOString() };
  try {
    const manifest = await readManifest(await storedBackup(platform.backups, filename));
    const { origin, type, description, created_at, objects } = manifest;
    const missing_recordings = objects.missing_count;
    const about = { origin, type, description, created_at, missing_recordings };
    return { ...described, ...about, status: 'completed', error: null };
  } catch (error) {
    if (!(error instanceof BackupRefused)) throw error;
    const about = { origin: 'manual', type: 'full', description: '', missing_recordings: 0 } as const;
    return {
      ...described,
      ...about,
      created_at: modifiedAt.toISOString(),
      status: 'failed',
      error: error.code,
    };
  }
}

/** One that nobody is at work on any more was cut short by a crash. */
async function settleAbandoned(platform: Platform, record: BackupRecord): Promise<BackupRecord> {
  if (record.status !== 'in_progress' || (await isSomebodyAtWork(platform))) return record;
  const settled = { ...record, status: 'failed', error: 'operation_failed' } as const;
  await saveBackup(platform.backups, settled);
  return settled;
}

/** How the last restore ended, or that it is under way. */
export async function readRestore(platform: Platform): Promise<RestoreRecord | undefined> {
  const record = await findRestore(platform.backups);
  if (record?.status !== 'in_progress' || (await isSomebodyAtWork(platform))) return record;
  const isDone = await isRestored(platform.db, record.started_at);
  if (!isDone) await createBackupPlan(platform.queue).queueUnfinishedWork(platform.db);
  const outcome = isDone
    ? ({ status: 'completed' } as const)
    : ({ status: 'failed', error: 'operation_failed' } as const);
  await saveRestore(platform.backups, { ...record, ...outcome });
  return { ...record, ...outcome };
}

export async function isSomebodyAtWork({ db }: Platform): Promise<boolean> {
  return (await countWaitingJobs(db, operationJobNames)) > 0 || (await isOperationRunning(db));
}
