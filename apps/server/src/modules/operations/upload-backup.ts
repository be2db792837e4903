import { Readable } from 'node:stream';
import { backupNamePattern } from '@bandwise/contract/operations';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ObjectStorage } from '../../platform/storage/object-storage.ts';
import { removeBackup, type BackupRecord } from './backup-records.ts';
import { adopt } from './list-backups.ts';

const uploads = 'uploads/';
const partKey = (filename: string, part: number): string => `${uploads}${filename}/${String(part)}`;
/** Whoever is still at it has sent a piece since. */
const abandonedAfterMs = 24 * 60 * 60 * 1000;

/** A large file comes in pieces, so that no proxy and no time limit stands in its way, and any server takes any of them. */
export async function receivePart(
  platform: Platform,
  filename: string,
  part: number,
  request: FastifyRequest,
): Promise<void> {
  await assertNewName(platform, filename);
  const file = await request.file();
  if (!file) throw new ApiError('no_file');
  await platform.backups.put(partKey(filename, part), file.file, { contentType: 'application/octet-stream' });
}

export async function completeUpload(
  platform: Platform,
  filename: string,
  parts: number,
): Promise<BackupRecord> {
  const { backups } = platform;
  await assertNewName(platform, filename);
  for (let part = 1; part <= parts; part++)
    if (!(await backups.stat(partKey(filename, part)))) throw new ApiError('backup_damaged');
  const whole = Readable.from(joined(backups, filename, parts), { objectMode: false });
  await backups.put(filename, whole, { contentType: 'application/zip' });
  await backups.deletePrefix(`${uploads}${filename}/`);
  const record = await adopt(platform, filename);
  if (record?.status === 'completed') return record;
  await removeBackup(backups, filename);
  throw new ApiError(record?.error ?? 'backup_damaged');
}

async function* joined(backups: ObjectStorage, filename: string, parts: number): AsyncGenerator<Buffer> {
  for (let part = 1; part <= parts; part++)
    yield* (await backups.get(partKey(filename, part))).body as AsyncIterable<Buffer>;
}

async function assertNewName({ backups }: Platform, filename: string): Promise<void> {
  if (!backupNamePattern.test(filename)) throw new ApiError('backup_name_invalid');
  if (await backups.stat(filename)) throw new ApiError('backup_exists');
}

export async function removeAbandonedUploads({ backups, now }: Platform): Promise<void> {
  for await (const { key } of backups.list(uploads)) {
    const found = await backups.stat(key);
    if (found && now().getTime() - found.modifiedAt.getTime() > abandonedAfterMs) await backups.delete(key);
  }
}
