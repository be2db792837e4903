import { once } from 'node:events';
import { escapeIdentifier, type Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { ArchiveWriter } from './archive-writer.ts';
import { columnsOf, lastValueOf, liveSchema, qualified, sequencesOf } from './catalog.ts';
import type { BackupPlan } from './backup-plan.ts';
import { readOwnTables } from './migrations.ts';
import { tableEntry, type Manifest, type TableEntry } from './manifest.ts';

/**
 * From here to the end of the transaction everything is seen as it is now, while others go on writing. The locks keep
 * the tables in place and are taken first, because the first query fixes what is seen. Answers the tables.
 */
export async function beginSnapshot(client: Client, plan: BackupPlan): Promise<string[]> {
  const leftOut = new Set([...plan.staysHere, ...plan.forgotten]);
  const tables = (await readOwnTables()).filter((table) => !leftOut.has(table));
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const names = tables.map((table) => qualified(liveSchema, table));
  await client.query(`LOCK TABLE ${names.join(', ')} IN ACCESS SHARE MODE`);
  return tables;
}

/** Every row of these tables as text; `client` is inside a snapshot. */
export async function dumpDatabase(
  client: Client,
  archive: ArchiveWriter,
  tables: readonly string[],
): Promise<Pick<Manifest, 'tables' | 'sequences'>> {
  const dumped: TableEntry[] = [];
  for (const name of tables) dumped.push(await dumpTable(client, archive, name));
  const sequences = [];
  for (const sequence of await sequencesOf(client, liveSchema, tables)) {
    const { table, column } = sequence;
    sequences.push({ table, column, last_value: String(await lastValueOf(client, sequence)) });
  }
  return { tables: dumped, sequences };
}

async function dumpTable(client: Client, archive: ArchiveWriter, name: string): Promise<TableEntry> {
  const columns = await columnsOf(client, liveSchema, name);
  const list = columns.map(escapeIdentifier).join(', ');
  const copy = client.query(copyTo(`COPY ${qualified(liveSchema, name)} (${list}) TO STDOUT`));
  const ended = once(copy, 'close');
  const written = await archive.add(tableEntry(name), copy, { compress: true });
  await ended;
  return { name, columns, rows: copy.rowCount, ...written };
}
