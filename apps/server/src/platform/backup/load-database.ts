import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { escapeIdentifier, type Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { readEntries, type BackupSource } from './archive-reader.ts';
import { BackupRefused } from './backup-refused.ts';
import { dressTables, stripTables } from './bare-tables.ts';
import { qualified, sequencesOf } from './catalog.ts';
import { tableEntry, type Manifest, type TableEntry } from './manifest.ts';
import { readOwnTables, type Migration } from './migrations.ts';
import { createStaging, migrateStaging, stagingSchema } from './staging-schema.ts';

/** For building indexes, by PostgreSQL itself; with its own 64 MB a large one is sorted on disk. */
const indexMemory = '256MB';

/**
 * Fills new tables, invisible to everybody else, with what a backup holds: made as they were when it was written, then
 * brought up to date by the migrations that came since. `client` is inside the transaction of the restore.
 */
export async function loadDatabase(
  client: Client,
  source: BackupSource,
  manifest: Manifest,
  migrations: readonly Migration[],
): Promise<void> {
  await client.query(`SET LOCAL maintenance_work_mem TO '${indexMemory}'`);
  await createStaging(client);
  await migrateStaging(client, migrations.slice(0, manifest.migrations.length));
  const tables = await stagedTables(client);
  const dressing = await stripTables(client);
  await switchTriggers(client, tables, 'DISABLE');
  // Some migrations write rows of their own.
  await client.query(`TRUNCATE ${tables.map((table) => qualified(stagingSchema, table)).join(', ')}`);
  await copyTables(client, source, manifest.tables);
  await dressTables(client, dressing);
  await switchTriggers(client, tables, 'ENABLE');
  await setSequences(client, manifest);
  await migrateStaging(client, migrations.slice(manifest.migrations.length));
  for (const table of await readOwnTables()) await client.query(`ANALYZE ${qualified(stagingSchema, table)}`);
}

async function stagedTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = $1::regnamespace AND relkind = 'r' ORDER BY 1`,
    [stagingSchema],
  );
  return rows.map(({ name }) => name);
}

async function switchTriggers(
  client: Client,
  tables: readonly string[],
  turn: 'ENABLE' | 'DISABLE',
): Promise<void> {
  for (const table of tables)
    await client.query(`ALTER TABLE ${qualified(stagingSchema, table)} ${turn} TRIGGER USER`);
}

async function copyTables(
  client: Client,
  source: BackupSource,
  tables: readonly TableEntry[],
): Promise<void> {
  const wanted = new Map(tables.map((table) => [tableEntry(table.name), table]));
  for await (const entry of readEntries(source)) {
    const table = wanted.get(entry.name);
    if (!table) continue;
    await copyTable(client, table, await entry.open());
    wanted.delete(entry.name);
    if (wanted.size === 0) return;
  }
  const [missing] = wanted.keys();
  if (missing !== undefined)
    throw new BackupRefused('backup_damaged', `The backup is damaged: ${missing} is not in it.`);
}

async function copyTable(client: Client, table: TableEntry, body: Readable): Promise<void> {
  const columns = table.columns.map(escapeIdentifier).join(', ');
  // Nobody sees these tables before the commit, so their rows need not be marked as committed later, page by page.
  const target = `${qualified(stagingSchema, table.name)} (${columns})`;
  const copy = client.query(copyFrom(`COPY ${target} FROM STDIN WITH (FREEZE)`));
  await pipeline(body, copy);
  if (copy.rowCount !== table.rows)
    throw new BackupRefused(
      'backup_damaged',
      `The backup is damaged: ${table.name} has ${String(copy.rowCount)} rows instead of ${String(table.rows)}.`,
    );
}

async function setSequences(client: Client, manifest: Manifest): Promise<void> {
  const names = manifest.sequences.map(({ table }) => table);
  for (const { table, column, name } of await sequencesOf(client, stagingSchema, names)) {
    const saved = manifest.sequences.find((one) => one.table === table && one.column === column);
    if (saved && BigInt(saved.last_value) > 0n)
      await client.query('SELECT setval($1::regclass, $2::bigint)', [name, saved.last_value]);
  }
}
