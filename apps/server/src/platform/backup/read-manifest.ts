import { text } from 'node:stream/consumers';
import { readEntries, type BackupSource } from './archive-reader.ts';
import { BackupRefused } from './backup-refused.ts';
import {
  backupFormat,
  backupFormatVersion,
  manifestEntry,
  manifestSchema,
  type Manifest,
  type MigrationId,
} from './manifest.ts';

/** Beyond any real one; a file that claims more is not ours. */
const manifestMaxBytes = 16 * 1024 * 1024;

/** What a backup says about itself. Refused when it is not whole, not ours, or of a format we do not know. */
export async function readManifest(source: BackupSource): Promise<Manifest> {
  for await (const entry of readEntries(source)) {
    if (entry.name !== manifestEntry || entry.sizeBytes > manifestMaxBytes) continue;
    return parseManifest(await text(await entry.open()));
  }
  throw new BackupRefused('backup_foreign', 'This is a ZIP file, but not a backup of Bandwise.');
}

function parseManifest(json: string): Manifest {
  const content = parseJson(json) as Partial<Manifest> | null;
  if (content?.format !== backupFormat)
    throw new BackupRefused('backup_foreign', 'This is not a backup of Bandwise.');
  if (typeof content.format_version === 'number' && content.format_version > backupFormatVersion)
    throw new BackupRefused(
      'backup_newer',
      `The backup was made by a newer Bandwise (${String(content.app_version)}): update this one first.`,
    );
  const manifest = manifestSchema.safeParse(content);
  if (!manifest.success)
    throw new BackupRefused('backup_damaged', 'The backup is damaged: its list of contents cannot be read.');
  return manifest.data;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** Its schema is one that this version has, or once had. */
export function assertKnownSchema(manifest: Manifest, own: readonly MigrationId[]): void {
  const shared = Math.min(own.length, manifest.migrations.length);
  const isSameHistory = own
    .slice(0, shared)
    .every(({ sha256 }, index) => sha256 === manifest.migrations[index]?.sha256);
  if (!isSameHistory)
    throw new BackupRefused(
      'backup_foreign',
      `The tables of this backup (${manifest.migrations.at(-1)?.tag ?? 'none'}) are of another Bandwise than this one.`,
    );
  if (manifest.migrations.length > own.length)
    throw new BackupRefused(
      'backup_newer',
      `The backup was made by a newer Bandwise (${manifest.app_version}): update this one first.`,
    );
}
