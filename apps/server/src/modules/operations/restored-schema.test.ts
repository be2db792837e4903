import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBackupPlan, forgotten, objectColumns, staysHere } from './backup-plan.ts';
import { newBackupRecord, writeBackupFile } from './write-backup-file.ts';
import { restoreFrom } from './restore-from.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { storedBackup } from '../../platform/backup/backup-source.ts';
import { readOwnTables } from '../../platform/backup/migrations.ts';

/** Everything about the tables but their rows. */
const catalog = {
  columns: `SELECT table_name, column_name, ordinal_position, column_default, is_nullable, data_type, identity_generation, identity_maximum
            FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 3`,
  constraints: `SELECT conrelid::regclass::text AS table, conname, pg_get_constraintdef(oid) AS definition, convalidated
                FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n' ORDER BY 1, 2`,
  indexes: `SELECT tablename, indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1, 2`,
  statistics: `SELECT attrelid::regclass::text AS index, attnum, attstattarget FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
               WHERE relnamespace = 'public'::regnamespace AND relkind = 'i' AND attstattarget >= 0 ORDER BY 1`,
  triggers: `SELECT tgrelid::regclass::text AS table, tgname, tgenabled, pg_get_triggerdef(pg_trigger.oid) AS definition
             FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
             WHERE relnamespace = 'public'::regnamespace AND NOT tgisinternal ORDER BY 1, 2`,
  functions: `SELECT proname, pg_get_functiondef(pg_proc.oid) AS definition FROM pg_proc
              WHERE pronamespace = 'public'::regnamespace AND prolang = (SELECT oid FROM pg_language WHERE lanname = 'plpgsql') ORDER BY 1`,
  sequences: `SELECT sequencename, data_type::text, max_value, last_value FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
  schemas: `SELECT nspname FROM pg_namespace WHERE nspname !~ '^pg_' ORDER BY 1`,
};

let server: TestServer;
let client: Client;
beforeEach(async () => {
  server = await startTestServer({}, { withWorker: false });
  client = new Client({ connectionString: server.platform.connectionString });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await server.close();
});

async function readCatalog() {
  const read: Record<string, unknown[]> = {};
  for (const [name, query] of Object.entries(catalog)) read[name] = (await client.query(query)).rows;
  return read;
}

it('restored tables have every column, constraint, index, statistic, trigger, function and sequence of the migrated ones', async () => {
  const { platform } = server;
  const before = await readCatalog();
  expect(before.indexes?.length).toBeGreaterThan(30);
  const asked = newBackupRecord(platform, { origin: 'manual', type: 'data_only', description: '' });
  const { filename } = await writeBackupFile(platform, asked);
  for (let time = 1; time <= 2; time++)
    await restoreFrom(platform, filename, () => storedBackup(platform.backups, filename));
  expect(await readCatalog()).toEqual(before);
});

it('the plan names tables that exist, and every column that holds the key of an object', async () => {
  const own = await readOwnTables();
  expect(own).toEqual(expect.arrayContaining([...staysHere, ...forgotten]));
  const { rows } = await client.query<{ table_name: string }>(
    `SELECT table_name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name LIKE '%object\\_key' AND table_name <> 'object_removals'`,
  );
  expect(rows.map(({ table_name }) => table_name).sort()).toEqual(Object.keys(objectColumns).sort());
  await client.query(createBackupPlan(server.platform.queue).objectKeys);
  const live = await client.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  expect(live.rows.map(({ name }) => name)).toEqual(own);
});
