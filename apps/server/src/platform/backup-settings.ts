import { backupTypes } from '@bandwise/contract/operations';
import { z } from 'zod';
import { optionalText } from './optional-text.ts';

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

export const backupEnvironment = {
  BACKUP_AT: z
    .string()
    .refine((value) => value === 'off' || timeOfDay.test(value), 'a time as in "02:30" (UTC), or "off"')
    .default('02:30'),
  BACKUP_TYPE: z.enum(backupTypes).default('full'),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(7),
  BACKUP_S3_BUCKET: optionalText,
};
type BackupEnvironment = z.infer<z.ZodObject<typeof backupEnvironment>>;

export interface BackupSettings {
  /** Of every day, in UTC; undefined when it is turned off. */
  autoAt: { hour: number; minute: number } | undefined;
  autoType: (typeof backupTypes)[number];
  /** How many automatic ones are kept; those made by hand are never removed. */
  keep: number;
}

export function readBackups(env: BackupEnvironment): BackupSettings {
  const [hour = 0, minute = 0] = env.BACKUP_AT.split(':').map(Number);
  return {
    autoAt: env.BACKUP_AT === 'off' ? undefined : { hour, minute },
    autoType: env.BACKUP_TYPE,
    keep: env.BACKUP_KEEP,
  };
}
