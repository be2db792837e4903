import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { ObjectNotFound } from '../storage/storage-errors.ts';
import type { BackupSource } from './archive-reader.ts';

export async function storedBackup(storage: ObjectStorage, key: string): Promise<BackupSource> {
  const found = await storage.stat(key);
  if (!found) throw new ObjectNotFound(key);
  return { sizeBytes: found.sizeBytes, read: async (range) => (await storage.get(key, range)).body };
}

export async function backupFile(filePath: string): Promise<BackupSource> {
  const { size } = await stat(filePath);
  return {
    sizeBytes: size,
    read: ({ startByte, endByte }) =>
      Promise.resolve(createReadStream(filePath, { start: startByte, end: endByte })),
  };
}
