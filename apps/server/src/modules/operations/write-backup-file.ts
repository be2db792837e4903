import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Transform, type TransformCallback } from 'node:stream';
import { beginSnapshot } from '../../platform/backup/dump-database.ts';
import { freeBytesOf } from '../../platform/backup/free-space.ts';
import { withOperationClient } from '../../platform/backup/operation-client.ts';
import { writeBackup } from '../../platform/backup/write-backup.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { classifyFailure } from '../../platform/errors/classify-failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { StorageFull } from '../../platform/storage/storage-errors.ts';
import { createBackupPlan } from './backup-plan.ts';
import { createBackupName, saveBackup, type BackupRecord } from './backup-records.ts';

const packageFile = path.resolve(import.meta.dirname, '../../../package.json');
const { version: appVersion } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };

/** A backup never takes the last of the disk: the database and new recordings need it more. */
const reserveBytes = 512 * 1024 * 1024;
const spaceCheckedEveryBytes = 32 * 1024 * 1024;

export function newBackupRecord(
  platform: Pick<Platform, 'now'>,
  { origin, type, description }: Pick<BackupRecord, 'origin' | 'type' | 'description'>,
): BackupRecord {
  const now = platform.now();
  return {
    filename: createBackupName(now),
    origin,
    type,
    status: 'in_progress',
    description,
    size: 0,
    created_at: now.toISOString(),
    finished_at: null,
    error: null,
    missing_recordings: 0,
  };
}

/** Writes the file of a record, and into the record how that ended. */
export async function writeBackupFile(platform: Platform, record: BackupRecord): Promise<BackupRecord> {
  const { backups, connectionString, storage, queue } = platform;
  const settle = async (change: Partial<BackupRecord>): Promise<BackupRecord> => {
    const settled = { ...record, ...change, finished_at: platform.now().toISOString() };
    await saveBackup(backups, settled);
    return settled;
  };
  try {
    return await withOperationClient(connectionString, async (client) => {
      await saveBackup(backups, record);
      const { origin, type, description } = record;
      const label = { origin, type, description, createdAt: new Date(record.created_at), appVersion };
      const plan = createBackupPlan(queue);
      const tables = await beginSnapshot(client, plan);
      const writing = await writeBackup(client, tables, storage, plan, label);
      const body = writing.body.pipe(new SpareDisk(platform));
      writing.body.once('error', (error) => body.destroy(error));
      const { sizeBytes } = await backups
        .put(record.filename, body, { contentType: 'application/zip' })
        .finally(() => writing.body.destroy());
      const missing = writing.manifest()?.objects.missing_count ?? 0;
      return settle({ status: 'completed', size: sizeBytes, missing_recordings: missing });
    });
  } catch (error) {
    platform.log.error({ err: error, filename: record.filename }, 'a backup failed');
    await settle({ status: 'failed', error: failureCode(error) });
    throw error;
  }
}

export function failureCode(error: unknown) {
  if (error instanceof ApiError) return error.code;
  const code = classifyFailure(error);
  return code === 'internal_error' ? 'operation_failed' : code;
}

class SpareDisk extends Transform {
  readonly #platform: Platform;
  #untilCheck = 0;

  constructor(platform: Platform) {
    super();
    this.#platform = platform;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const { settings } = this.#platform;
    this.#untilCheck -= chunk.length;
    if (settings.backupS3 || this.#untilCheck > 0) {
      done(null, chunk);
      return;
    }
    this.#untilCheck = spaceCheckedEveryBytes;
    freeBytesOf(settings.dataDir).then(
      (free) => {
        if (free < reserveBytes) done(new StorageFull('the disk is nearly full'));
        else done(null, chunk);
      },
      (error: unknown) => {
        done(error as Error);
      },
    );
  }
}
