import { spawnSync } from 'node:child_process';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createLog } from '../log.ts';
import { openDatabase, type DatabaseHandle } from './database.ts';

let url: string;
let database: DatabaseHandle;

beforeEach(async () => {
  url = await createTestDatabase(inject('postgresUrl'));
  database = openDatabase(url, { poolSize: 1, name: 'broken', log: createLog('error', 'test') });
});

afterEach(() => database.close());

/** Ends every connection of the pool from outside, before this process can notice. */
function cutConnections(): void {
  const program = `
    const client = new (require('pg').Client)({ connectionString: process.argv[1] });
    client.connect()
      .then(() => client.query("select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'bandwise-broken'"))
      .then(({ rowCount }) => { process.exitCode = rowCount === 1 ? 0 : 1; return client.end(); });
  `;
  const { status } = spawnSync(process.execPath, ['-e', program, url], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
  });
  expect(status).toBe(0);
}

const selectOne = () =>
  database.db.transaction(async (tx) => (await tx.execute<{ one: number }>(sql`select 1 as one`)).rows);

it('a connection that breaks inside a transaction fails that transaction alone', async () => {
  const broken = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    cutConnections();
    await tx.execute(sql`select 1`);
  });
  await expect(broken).rejects.toThrow();
  expect(await selectOne()).toEqual([{ one: 1 }]);
});

it('a connection that breaks while nothing is asked of it inside a transaction ends nothing else', async () => {
  await expect(
    database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      cutConnections();
      await new Promise((resolve) => database.pool.once('remove', resolve));
    }),
  ).rejects.toThrow();
  expect(await selectOne()).toEqual([{ one: 1 }]);
});

it('a connection that breaks before its transaction has begun does not stay taken', async () => {
  await database.db.execute(sql`select 1`);
  cutConnections();
  await expect(selectOne()).rejects.toThrow();
  expect(await selectOne()).toEqual([{ one: 1 }]);
});
