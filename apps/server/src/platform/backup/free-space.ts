import { statfs } from 'node:fs/promises';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { readEntries, type BackupSource } from './archive-reader.ts';
import { BackupRefused } from './backup-refused.ts';
import { objectPrefix, type Manifest } from './manifest.ts';

/** Rows as text, then as tables with indexes, and once more in the log that makes them safe. */
const databaseFactor = 3;

export interface FreeSpace {
  /** Of the disk that our own data lies on. */
  bytes(): Promise<number>;
  holdsDatabase: boolean;
  holdsObjects: boolean;
}

export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Told before anything is touched rather than half-way. */
export async function assertSpace(
  free: FreeSpace,
  source: BackupSource,
  manifest: Manifest,
  storage: ObjectStorage,
): Promise<void> {
  const tableBytes = manifest.tables.reduce((sum, { bytes }) => sum + bytes, 0);
  const needed =
    (free.holdsDatabase ? databaseFactor * tableBytes : 0) +
    (free.holdsObjects && manifest.objects.count > 0 ? await absentBytes(source, storage) : 0);
  const available = await free.bytes();
  if (available < needed)
    throw new BackupRefused(
      'storage_full',
      `Restoring this backup needs ${megabytes(needed)} of free disk, and there are ${megabytes(available)}.`,
    );
}

const megabytes = (bytes: number): string => `${String(Math.ceil(bytes / 1024 / 1024))} MB`;

async function absentBytes(source: BackupSource, storage: ObjectStorage): Promise<number> {
  let absent = 0;
  for await (const { name, sizeBytes } of readEntries(source)) {
    if (!name.startsWith(objectPrefix)) continue;
    const stat = await storage.stat(name.slice(objectPrefix.length));
    if (stat?.sizeBytes !== sizeBytes) absent += sizeBytes;
  }
  return absent;
}
