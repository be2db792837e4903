import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { backupNamePattern, backupTypes } from '@bandwise/contract/operations';
import { backupFile, storedBackup } from '../../platform/backup/backup-source.ts';
import type { Platform } from '../../platform/platform.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { findBackup, type BackupRecord } from './backup-records.ts';
import { listBackups } from './list-backups.ts';
import { restoreFrom } from './restore-from.ts';
import { newBackupRecord, writeBackupFile } from './write-backup-file.ts';

/** Password hashes are in it. */
const privateMode = 0o600;

/** npm runs scripts in the folder of the repository; a path is meant from where the user is. */
const fromWhereTheUserIs = (file: string): string => path.resolve(process.env.INIT_CWD ?? '.', file);

/** For the command line, when no administrator can sign in. */
export const listForConsole = (platform: Platform): Promise<BackupRecord[]> => listBackups(platform);

export async function backupFromConsole(
  platform: Platform,
  { type = 'full', description = '', to }: { type?: string; description?: string; to?: string },
): Promise<BackupRecord[]> {
  const known = backupTypes.find((one) => one === type);
  if (known === undefined) throw new StartupError(`--type is one of ${backupTypes.join(', ')}.`);
  const asked = newBackupRecord(platform, { origin: 'manual', type: known, description });
  const record = await writeBackupFile(platform, asked);
  if (to !== undefined) await copyTo(platform, record.filename, fromWhereTheUserIs(to));
  return [record];
}

async function copyTo({ backups }: Platform, filename: string, target: string): Promise<void> {
  const unfinished = `${target}.part`;
  try {
    const { body } = await backups.get(filename);
    await pipeline(body, createWriteStream(unfinished, { mode: privateMode, flush: true }));
    await rename(unfinished, target);
  } finally {
    await rm(unfinished, { force: true });
  }
}

export async function restoreFromConsole(platform: Platform, name: string, isSure: boolean) {
  const isListed = backupNamePattern.test(name) && (await findBackup(platform.backups, name)) !== undefined;
  const file = fromWhereTheUserIs(name);
  if (!isListed && !(await stat(file).catch(() => undefined)))
    throw new StartupError(`There is no backup ${name}, neither in the list nor as a file.`);
  if (!isSure)
    throw new StartupError(
      `Restoring replaces every account, session and recording by those of ${name}. Add --yes to do it.`,
    );
  const open = () => (isListed ? storedBackup(platform.backups, name) : backupFile(file));
  const manifest = await restoreFrom(platform, path.basename(name), open);
  return manifest.tables.map(({ name: table, rows }) => ({ table, rows }));
}
