import { setTimeout as delay } from 'node:timers/promises';
import { backupNamePattern, type BackupType } from '@bandwise/contract/operations';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  findBackup,
  removeBackup,
  saveBackup,
  saveRestore,
  type BackupRecord,
  type RestoreRecord,
} from './backup-records.ts';
import { isSomebodyAtWork, readRestore } from './list-backups.ts';
import { makeBackupJob, restoreBackupJob } from './operation-jobs.ts';
import { newBackupRecord } from './write-backup-file.ts';

/** Shorter than any proxy waits for an answer; what takes longer is asked about again. */
const answeredWithinMs = 25_000;
const lookEveryMs = 250;

/** The worker makes it; answered when it is made, or when it takes long. */
export async function askForBackup(
  platform: Platform,
  { type, description }: { type: BackupType; description: string },
): Promise<BackupRecord> {
  await assertIdle(platform);
  const asked = newBackupRecord(platform, { origin: 'manual', type, description });
  await saveBackup(platform.backups, asked);
  await platform.queue.send(makeBackupJob, { filename: asked.filename });
  const record = await waitWhileRunning(
    async () => (await findBackup(platform.backups, asked.filename)) ?? asked,
  );
  if (record.status === 'failed') throw new ApiError(record.error ?? 'operation_failed');
  return record;
}

export async function askForRestore(platform: Platform, filename: string): Promise<RestoreRecord> {
  await assertIdle(platform);
  await openBackup(platform, filename);
  const asked: RestoreRecord = {
    filename,
    status: 'in_progress',
    started_at: platform.now().toISOString(),
    finished_at: null,
    error: null,
  };
  await saveRestore(platform.backups, asked);
  await platform.queue.send(restoreBackupJob, { filename });
  const record = await waitWhileRunning(async () => (await readRestore(platform)) ?? asked);
  if (record.status === 'failed') throw new ApiError(record.error ?? 'operation_failed');
  return record;
}

/** One that is complete, or the reason why not. */
export async function openBackup(platform: Platform, filename: string): Promise<BackupRecord> {
  const record = await knownBackup(platform, filename);
  if (record.status !== 'completed') throw new ApiError('backup_unfinished');
  return record;
}

export async function deleteBackup(platform: Platform, filename: string): Promise<void> {
  await knownBackup(platform, filename);
  const isInUse =
    (await readRestore(platform))?.filename === filename || (await isUnfinished(platform, filename));
  if (isInUse) await assertIdle(platform);
  await removeBackup(platform.backups, filename);
}

const isUnfinished = async ({ backups }: Platform, filename: string): Promise<boolean> =>
  (await findBackup(backups, filename))?.status === 'in_progress';

async function knownBackup({ backups }: Platform, filename: string): Promise<BackupRecord> {
  const record = backupNamePattern.test(filename) ? await findBackup(backups, filename) : undefined;
  if (!record) throw new ApiError('backup_not_found');
  return record;
}

async function assertIdle(platform: Platform): Promise<void> {
  if (await isSomebodyAtWork(platform)) throw new ApiError('operation_running');
}

async function waitWhileRunning<Result extends { status: string }>(
  look: () => Promise<Result>,
): Promise<Result> {
  const deadlineMs = Date.now() + answeredWithinMs;
  for (;;) {
    const found = await look();
    if (found.status !== 'in_progress' || Date.now() > deadlineMs) return found;
    await delay(lookEveryMs);
  }
}
