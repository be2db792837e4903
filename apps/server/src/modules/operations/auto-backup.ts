import type { Platform } from '../../platform/platform.ts';
import { removeBackup } from './backup-records.ts';
import { listBackups } from './list-backups.ts';
import { removeAbandonedUploads } from './upload-backup.ts';
import { newBackupRecord, writeBackupFile } from './write-backup-file.ts';

/** The daily backup; when it is safe, the oldest automatic ones make way. */
export async function autoBackup(platform: Platform): Promise<void> {
  await removeAbandonedUploads(platform);
  const { autoType: type, keep } = platform.settings.backups;
  await writeBackupFile(platform, newBackupRecord(platform, { origin: 'auto', type, description: '' }));
  const automatic = (await listBackups(platform)).filter(({ origin }) => origin === 'auto');
  const kept = automatic.filter(({ status }) => status === 'completed').slice(0, keep);
  const oldest = kept.at(-1);
  for (const { filename, created_at, status } of automatic)
    if (oldest && created_at < oldest.created_at && status !== 'in_progress')
      await removeBackup(platform.backups, filename);
}

/** When the next one is due: a time of every day, in UTC. */
export function nextAutoBackup(at: { hour: number; minute: number }, now: Date): Date {
  const next = new Date(now);
  next.setUTCHours(at.hour, at.minute, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  return next;
}
