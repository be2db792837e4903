import { createHash } from 'node:crypto';
import { readEntries, type ArchiveEntry, type BackupSource } from './archive-reader.ts';
import { BackupRefused } from './backup-refused.ts';
import { objectLine } from './dump-objects.ts';
import { objectPrefix, tableEntry, type Manifest } from './manifest.ts';

/** Reads a backup to its end and compares every sum; refused when one byte is not as it was written. */
export async function verifyBackup(source: BackupSource, manifest: Manifest): Promise<void> {
  const tables = new Map(manifest.tables.map((table) => [tableEntry(table.name), table]));
  const objects = { count: 0, bytes: 0, sum: createHash('sha256') };
  for await (const entry of readEntries(source)) {
    const { bytes, sha256 } = await digestOf(entry);
    const table = tables.get(entry.name);
    if (table) {
      if (table.bytes !== bytes || table.sha256 !== sha256) throw damaged(entry.name);
      tables.delete(entry.name);
    } else if (entry.name.startsWith(objectPrefix)) {
      objects.count += 1;
      objects.bytes += bytes;
      objects.sum.update(objectLine(entry.name, bytes, sha256));
    }
  }
  const [missing] = tables.keys();
  if (missing !== undefined) throw damaged(missing);
  const { count, bytes, sha256 } = manifest.objects;
  if (objects.count !== count || objects.bytes !== bytes || objects.sum.digest('hex') !== sha256)
    throw damaged('recordings');
}

const damaged = (what: string): BackupRefused =>
  new BackupRefused('backup_damaged', `The backup is damaged: ${what} is not as it was written.`);

async function digestOf(entry: ArchiveEntry): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of (await entry.open()) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}
