import { text } from 'node:stream/consumers';
import { apiErrors, type ApiErrorCode } from '@bandwise/contract/errors';
import { backupNamePattern, backupTypes } from '@bandwise/contract/operations';
import { z } from 'zod';
import type { ObjectStorage } from '../../platform/storage/object-storage.ts';
import { ObjectNotFound } from '../../platform/storage/storage-errors.ts';

const errorCode = z.enum(Object.keys(apiErrors) as [ApiErrorCode, ...ApiErrorCode[]]);
const status = z.enum(['in_progress', 'completed', 'failed']);

/**
 * What is known about a backup, as a small file beside it: the history belongs to the backups, not to the database that
 * they may have to replace.
 */
const backupRecordSchema = z.object({
  filename: z.string(),
  origin: z.enum(['auto', 'manual']),
  type: z.enum(backupTypes),
  status,
  description: z.string(),
  size: z.int(),
  created_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
  error: errorCode.nullable(),
  /** Recordings that rows name and the storage had no more. */
  missing_recordings: z.int(),
});
export type BackupRecord = z.infer<typeof backupRecordSchema>;

const restoreRecordSchema = z.object({
  filename: z.string(),
  status,
  started_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
  error: errorCode.nullable(),
});
export type RestoreRecord = z.infer<typeof restoreRecordSchema>;

const recordSuffix = '.json';
const restoreKey = 'restore';
/** bandwise-2026-11-15-023000.zip, in UTC. */
export const createBackupName = (at: Date): string =>
  `bandwise-${at.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}.zip`;

export const findBackup = (backups: ObjectStorage, filename: string) =>
  readRecord(backups, filename, backupRecordSchema);

export const saveBackup = (backups: ObjectStorage, record: BackupRecord) =>
  writeRecord(backups, record.filename, record);

export const findRestore = (backups: ObjectStorage) => readRecord(backups, restoreKey, restoreRecordSchema);

export const saveRestore = (backups: ObjectStorage, record: RestoreRecord) =>
  writeRecord(backups, restoreKey, record);

/** The file first: a record without a file is told as such, a file without a record would come back. */
export async function removeBackup(backups: ObjectStorage, filename: string): Promise<void> {
  await backups.delete(filename);
  await backups.delete(filename + recordSuffix);
}

/** Names of all backups, with or without a file, with or without a record. */
export async function listBackupNames(backups: ObjectStorage): Promise<string[]> {
  const names = new Set<string>();
  for await (const { key } of backups.list('')) {
    const name = key.endsWith(recordSuffix) ? key.slice(0, -recordSuffix.length) : key;
    if (backupNamePattern.test(name)) names.add(name);
  }
  return [...names];
}

async function readRecord<Schema extends z.ZodType>(
  backups: ObjectStorage,
  name: string,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  try {
    const { body } = await backups.get(name + recordSuffix);
    return schema.parse(JSON.parse(await text(body)));
  } catch (error) {
    if (error instanceof ObjectNotFound) return undefined;
    throw error;
  }
}

async function writeRecord(backups: ObjectStorage, name: string, record: object): Promise<void> {
  await backups.put(name + recordSuffix, Buffer.from(JSON.stringify(record)), {
    contentType: 'application/json',
  });
}
