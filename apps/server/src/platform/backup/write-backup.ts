import type { Readable } from 'node:stream';
import type { Client } from 'pg';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { writeArchive } from './archive-writer.ts';
import type { BackupPlan } from './backup-plan.ts';
import { dumpDatabase } from './dump-database.ts';
import { dumpObjects, noObjects } from './dump-objects.ts';
import {
  backupFormat,
  backupFormatVersion,
  manifestEntry,
  structureEntry,
  type Manifest,
} from './manifest.ts';
import { readMigrations } from './migrations.ts';

interface BackupLabel extends Pick<Manifest, 'origin' | 'type' | 'description'> {
  createdAt: Date;
  appVersion: string;
}

interface BackupWriting {
  /** One ZIP, written as it is read. */
  body: Readable;
  /** Known once the body has been read to its end. */
  manifest: () => Manifest | undefined;
}

/** One consistent picture of the system. `client` is inside a snapshot of `tables` and the backup's alone until the body has ended. */
export async function writeBackup(
  client: Client,
  tables: readonly string[],
  storage: ObjectStorage,
  plan: BackupPlan,
  label: BackupLabel,
): Promise<BackupWriting> {
  const migrations = await readMigrations();
  const { createdAt, appVersion, ...described } = label;
  let manifest: Manifest | undefined;
  const body = writeArchive(async (archive) => {
    const isFull = label.type === 'full';
    if (isFull) for (const { tag, text } of migrations) archive.addText(structureEntry(tag), text);
    const dumped = await dumpDatabase(client, archive, tables);
    const objects = isFull ? await dumpObjects(client, archive, storage, plan.objectKeys) : noObjects;
    await client.query('COMMIT');
    manifest = {
      format: backupFormat,
      format_version: backupFormatVersion,
      app_version: appVersion,
      created_at: createdAt.toISOString(),
      ...described,
      migrations: migrations.map(({ tag, sha256 }) => ({ tag, sha256 })),
      ...dumped,
      objects,
    };
    archive.addText(manifestEntry, `${JSON.stringify(manifest, null, 1)}\n`);
  });
  return { body, manifest: () => manifest };
}
