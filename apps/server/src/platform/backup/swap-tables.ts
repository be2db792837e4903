import type { Client } from 'pg';
import { lastValueOf, liveSchema, qualified, sequencesOf } from './catalog.ts';
import { stagingSchema } from './staging-schema.ts';

/** A request holds its locks for its statements' 15 s at most. */
const lockTimeoutSec = 20;
const lockAttemptsMax = 5;
/** PostgreSQL: waited too long for a lock; two transactions waited for each other. */
const lockProblems = new Set(['55P03', '40P01']);

/** The last moment of a restore, inside its transaction: from its commit on the new tables are the live ones. */
export async function swapTables(
  client: Client,
  tables: readonly string[],
  carryOver: readonly string[],
): Promise<void> {
  await client.query('SET LOCAL search_path TO DEFAULT');
  await lockLive(client, tables);
  for (const statement of carryOver) await client.query(statement);
  await keepIdsUnused(client, tables);
  const functions = await stagedFunctions(client);
  await client.query(`DROP TABLE ${tables.map((table) => qualified(liveSchema, table)).join(', ')}`);
  for (const { signature } of functions)
    await client.query(`DROP FUNCTION IF EXISTS ${liveSchema}.${signature}`);
  for (const { signature } of functions)
    await client.query(`ALTER FUNCTION ${stagingSchema}.${signature} SET SCHEMA ${liveSchema}`);
  for (const table of tables)
    await client.query(`ALTER TABLE ${qualified(stagingSchema, table)} SET SCHEMA ${liveSchema}`);
  // Fails, and with it everything, should anything have been left behind.
  await client.query(`DROP SCHEMA ${stagingSchema}`);
}

/** Whoever is in the middle of something may finish it; the load of perhaps an hour is not thrown away for it. */
async function lockLive(client: Client, tables: readonly string[]): Promise<void> {
  const names = tables.map((table) => qualified(liveSchema, table)).join(', ');
  await client.query(`SET LOCAL lock_timeout TO '${String(lockTimeoutSec)}s'`);
  for (let attempt = 1; ; attempt++) {
    await client.query('SAVEPOINT locking');
    try {
      await client.query(`LOCK TABLE ${names} IN ACCESS EXCLUSIVE MODE`);
      return;
    } catch (error) {
      const { code } = error as { code?: string };
      if (attempt === lockAttemptsMax || code === undefined || !lockProblems.has(code)) throw error;
      await client.query('ROLLBACK TO SAVEPOINT locking');
    }
  }
}

/** An id that was given out since the backup is not given to anything else: browsers and queues may still hold it. */
async function keepIdsUnused(client: Client, tables: readonly string[]): Promise<void> {
  const live = await sequencesOf(client, liveSchema, tables);
  for (const staged of await sequencesOf(client, stagingSchema, tables)) {
    const former = live.find(({ table, column }) => table === staged.table && column === staged.column);
    if (!former) continue;
    const formerValue = await lastValueOf(client, former);
    if (formerValue > (await lastValueOf(client, staged)))
      await client.query('SELECT setval($1::regclass, $2::bigint)', [staged.name, String(formerValue)]);
  }
}

async function stagedFunctions(client: Client): Promise<{ signature: string }[]> {
  const { rows } = await client.query<{ signature: string }>(
    `SELECT format('%I(%s)', proname, pg_get_function_identity_arguments(oid)) AS signature
     FROM pg_proc WHERE pronamespace = $1::regnamespace ORDER BY 1`,
    [stagingSchema],
  );
  return rows;
}
