import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { migrationsFolder } from '../database/migrate.ts';
import type { MigrationId } from './manifest.ts';

export interface Migration extends MigrationId {
  text: string;
}

const journalSchema = z.object({ entries: z.array(z.object({ idx: z.int(), tag: z.string() })) });
const snapshotSchema = z.object({ tables: z.record(z.string(), z.object({ name: z.string() })) });

const readJson = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(migrationsFolder, 'meta', name), 'utf8')) as unknown;

/** In the order in which they are applied. */
export async function readMigrations(): Promise<Migration[]> {
  const { entries } = journalSchema.parse(await readJson('_journal.json'));
  return Promise.all(
    entries.map(async ({ tag }) => {
      const text = await readFile(path.join(migrationsFolder, `${tag}.sql`), 'utf8');
      return { tag, text, sha256: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/** The tables that are ours; a database of the operator may hold others beside them. */
export async function readOwnTables(): Promise<string[]> {
  const { entries } = journalSchema.parse(await readJson('_journal.json'));
  const newest = String(entries.at(-1)?.idx ?? 0).padStart(4, '0');
  const { tables } = snapshotSchema.parse(await readJson(`${newest}_snapshot.json`));
  return Object.values(tables)
    .map(({ name }) => name)
    .sort();
}
