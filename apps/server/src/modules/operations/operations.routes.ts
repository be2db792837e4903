import * as calls from '@bandwise/contract/operations';
import type { FastifyInstance } from 'fastify';
import { registerOperation } from '../../platform/http/register-operation.ts';
import { listOutbox } from '../../platform/mail/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { isClockKept } from '../../platform/queue/queue-state.ts';
import { askForBackup, askForRestore, deleteBackup, openBackup } from './ask-for-operation.ts';
import { nextAutoBackup } from './auto-backup.ts';
import type { BackupRecord } from './backup-records.ts';
import { isSomebodyAtWork, listBackups, readRestore } from './list-backups.ts';
import { readSystemStats } from './system-stats.ts';
import { completeUpload, receivePart } from './upload-backup.ts';

/** A large file over a slow line. */
const downloadTimeoutMs = 24 * 60 * 60 * 1000;
const assembleTimeoutMs = 60 * 60 * 1000;

export function registerOperations(app: FastifyInstance, platform: Platform): void {
  registerOperation(app, calls.getSystemStats, () => readSystemStats(platform));

  registerOperation(app, calls.listBackups, async () => {
    const items = (await listBackups(platform)).map(toBackup);
    return { items, total: items.length };
  });

  registerOperation(app, calls.getBackupStatus, async () => {
    const { autoAt } = platform.settings.backups;
    const isRunning = await isClockKept(platform.db);
    return {
      auto_backup_enabled: autoAt !== undefined,
      scheduler_status: isRunning ? ('running' as const) : ('stopped' as const),
      next_backup_time: autoAt ? nextAutoBackup(autoAt, platform.now()).toISOString() : null,
      is_busy: await isSomebodyAtWork(platform),
      last_restore: (await readRestore(platform)) ?? null,
    };
  });

  registerOperation(app, calls.createBackup, async ({ body }) =>
    toBackup(await askForBackup(platform, body)),
  );

  registerOperation(app, calls.restoreBackup, ({ body }) => askForRestore(platform, body.backup_id));

  registerOperation(app, calls.deleteBackup, async ({ params }) => {
    await deleteBackup(platform, params.filename);
    return { deleted: params.filename };
  });

  registerOperation(
    app,
    calls.downloadBackup,
    async ({ params, reply }) => {
      const { filename } = await openBackup(platform, params.filename);
      const { body, sizeBytes } = await platform.backups.get(filename);
      return reply
        .type('application/zip')
        .header('Content-Length', sizeBytes)
        .header('Content-Disposition', `attachment; filename="${filename}"`)
        .send(body);
    },
    { timeoutMs: downloadTimeoutMs },
  );

  registerOperation(app, calls.uploadBackupPart, async ({ params, request }) => {
    await receivePart(platform, params.filename, params.part, request);
    return { part: params.part };
  });

  registerOperation(
    app,
    calls.completeBackupUpload,
    async ({ params, body }) => toBackup(await completeUpload(platform, params.filename, body.parts)),
    { timeoutMs: assembleTimeoutMs },
  );

  registerOperation(app, calls.listOutbox, async () => {
    const items = (await listOutbox(platform.db)).map(({ text, ...mail }) => ({
      ...mail,
      private_text: text,
    }));
    return { items, total: items.length, has_mail_server: platform.settings.smtpUrl !== undefined };
  });
}

function toBackup(record: BackupRecord): calls.Backup {
  const { filename, origin, type, status, description, size, error, missing_recordings } = record;
  return {
    id: filename,
    filename,
    type: origin,
    backup_type: type,
    status,
    description,
    size,
    createdAt: record.created_at,
    finishedAt: record.finished_at,
    error,
    missing_recordings,
  };
}
