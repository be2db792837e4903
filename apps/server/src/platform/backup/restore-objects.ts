import { crc32 } from 'node:zlib';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { readEntries, type ArchiveEntry, type BackupSource } from './archive-reader.ts';
import { objectPrefix } from './manifest.ts';

/**
 * Brings back the files of a backup. Each appears whole or not at all, and none that is there is replaced by other
 * bytes: an object never changes, so one with the same size and checksum is left alone.
 */
export async function restoreObjects(source: BackupSource, storage: ObjectStorage): Promise<void> {
  for await (const entry of readEntries(source)) {
    if (!entry.name.startsWith(objectPrefix)) continue;
    const key = entry.name.slice(objectPrefix.length);
    if (await isThere(storage, key, entry)) continue;
    await storage.put(key, await entry.open(), { contentType: entry.comment });
  }
}

async function isThere(storage: ObjectStorage, key: string, entry: ArchiveEntry): Promise<boolean> {
  if ((await storage.stat(key))?.sizeBytes !== entry.sizeBytes) return false;
  const { body } = await storage.get(key);
  let sum = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) sum = crc32(chunk, sum);
  return sum === entry.crc32;
}
