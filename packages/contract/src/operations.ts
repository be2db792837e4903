import { z } from 'zod';
import { apiErrors, type ApiErrorCode } from './errors.ts';
import { operationLimits } from './limits.ts';
import { operation } from './operation.ts';

/** full: structure, data and recordings; data_only: data. */
export const backupTypes = ['full', 'data_only'] as const;
export type BackupType = (typeof backupTypes)[number];

const statusSchema = z.enum(['in_progress', 'completed', 'failed']);
const errorSchema = z.enum(Object.keys(apiErrors) as [ApiErrorCode, ...ApiErrorCode[]]).nullable();

const backupSchema = z.object({
  /** The file name: what the other calls name a backup by. */
  id: z.string(),
  filename: z.string(),
  type: z.enum(['auto', 'manual']),
  backup_type: z.enum(backupTypes),
  status: statusSchema,
  description: z.string(),
  /** Bytes. */
  size: z.int(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** Why it failed. */
  error: errorSchema,
  /** Recordings that were gone when it was made. */
  missing_recordings: z.int(),
});
export type Backup = z.infer<typeof backupSchema>;

const restoreSchema = z.object({
  filename: z.string(),
  status: statusSchema,
  started_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
  error: errorSchema,
});

/** Letters, digits, dots and dashes: a name that every file system and every bucket takes. */
export const backupNamePattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}\.zip$/;
const filenameParams = z.object({ filename: z.string().max(200) });

export const getSystemStats = operation({
  method: 'GET',
  path: '/admin/operations/stats',
  access: 'admin',
  summary: 'How much there is, and when it was last backed up',
  reply: z.object({
    /** Megabytes. */
    database_size: z.number(),
    total_users: z.int(),
    total_exams: z.int(),
    /** Gigabytes in use on the disk that the data lies on. */
    disk_usage: z.number(),
    /** Gigabytes left there. */
    disk_free: z.number(),
    last_backup: z.iso.datetime().nullable(),
  }),
});

export const listBackups = operation({
  method: 'GET',
  path: '/admin/operations/backups',
  access: 'admin',
  summary: 'Every backup, the newest first',
  reply: z.object({ items: z.array(backupSchema), total: z.int() }),
});

export const getBackupStatus = operation({
  method: 'GET',
  path: '/admin/operations/backup-status',
  access: 'admin',
  summary: 'The daily backup, and whether anything is at work',
  reply: z.object({
    auto_backup_enabled: z.boolean(),
    scheduler_status: z.enum(['running', 'stopped']),
    next_backup_time: z.iso.datetime().nullable(),
    /** A backup or a restore, on whichever machine. */
    is_busy: z.boolean(),
    last_restore: restoreSchema.nullable(),
  }),
});

export const createBackup = operation({
  method: 'POST',
  path: '/admin/operations/backup',
  access: 'admin',
  summary: 'Make a backup; answered when it is made, or sooner with the status in_progress',
  body: z.object({
    type: z.enum(backupTypes),
    description: z.string().trim().max(operationLimits.descriptionMaxLength).default(''),
  }),
  reply: backupSchema,
});

export const restoreBackup = operation({
  method: 'POST',
  path: '/admin/operations/restore',
  access: 'admin',
  summary: 'Replace everything by a backup; answered when it is done, or sooner with the status in_progress',
  /** The file name. */
  body: z.object({ backup_id: z.string().max(200) }),
  reply: restoreSchema,
});

export const deleteBackup = operation({
  method: 'DELETE',
  path: '/admin/operations/backups/:filename',
  access: 'admin',
  summary: 'Delete a backup for good',
  params: filenameParams,
  reply: z.object({ deleted: z.string() }),
});

export const downloadBackup = operation({
  method: 'GET',
  path: '/admin/operations/backups/:filename/download',
  access: 'admin',
  summary: 'The file of a completed backup',
  params: filenameParams,
  produces: 'application/zip',
});

export const uploadBackupPart = operation({
  method: 'POST',
  path: '/admin/operations/backups/:filename/parts/:part',
  access: 'admin',
  summary: 'A piece of a backup file, counted from 1; sending one again replaces it',
  params: filenameParams.extend({ part: z.coerce.number().int().min(1).max(100_000) }),
  form: z.object({}),
  reply: z.object({ part: z.int() }),
});

export const completeBackupUpload = operation({
  method: 'POST',
  path: '/admin/operations/backups/:filename/complete',
  access: 'admin',
  summary: 'Put the pieces together; refused when they are no backup',
  params: filenameParams,
  body: z.object({ parts: z.int().min(1).max(100_000) }),
  reply: backupSchema,
});

const mailSchema = z.object({
  id: z.int(),
  to: z.string(),
  subject: z.string(),
  /** Null once a mail server has taken it. The name keeps it out of the request log: it may hold a code. */
  private_text: z.string().nullable(),
  status: z.enum(['queued', 'outbox', 'sent', 'failed']),
  created_at: z.iso.datetime(),
});
export type OutboxMail = z.infer<typeof mailSchema>;

export const listOutbox = operation({
  method: 'GET',
  path: '/admin/operations/outbox',
  access: 'admin',
  summary: 'The newest mails; where no mail server is set they wait here',
  reply: z.object({ items: z.array(mailSchema), total: z.int(), has_mail_server: z.boolean() }),
});
