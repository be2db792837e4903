import { backupTypes } from '@bandwise/contract/operations';
import { z } from 'zod';

export const backupFormat = 'bandwise-backup';
/** Raised when an older server could misread what a newer one wrote. */
export const backupFormatVersion = 1;

export const manifestEntry = 'manifest.json';
export const tableEntry = (table: string): string => `tables/${table}.copy`;
export const objectPrefix = 'objects/';
export const structureEntry = (tag: string): string => `structure/${tag}.sql`;

const count = z.int().min(0);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const tableSchema = z.object({
  name: z.string(),
  /** In the order of the copied text. */
  columns: z.array(z.string()).min(1),
  rows: count,
  bytes: count,
  sha256,
});

const migrationSchema = z.object({ tag: z.string(), sha256 });

/** What a backup says about itself; its last entry, because the sums are known when everything is written. */
export const manifestSchema = z.object({
  format: z.literal(backupFormat),
  format_version: z.int().min(1),
  app_version: z.string(),
  created_at: z.iso.datetime(),
  origin: z.enum(['auto', 'manual']),
  type: z.enum(backupTypes),
  description: z.string(),
  /** The schema that the tables have: every migration up to it, with its content. */
  migrations: z.array(migrationSchema),
  tables: z.array(tableSchema),
  sequences: z.array(z.object({ table: z.string(), column: z.string(), last_value: z.string() })),
  objects: z.object({
    count,
    bytes: count,
    /** Over every object's name, size and content, in the order of the archive. */
    sha256,
    /** Rows name them, but the storage had them no more; the first few by name. */
    missing_count: count,
    missing: z.array(z.string()),
  }),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type TableEntry = z.infer<typeof tableSchema>;
export type MigrationId = z.infer<typeof migrationSchema>;
