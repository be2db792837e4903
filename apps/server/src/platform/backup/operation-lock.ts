import { sql } from 'drizzle-orm';
import type { Client } from 'pg';
import type { Database } from '../database/database.ts';

/** Any constants: all servers on one database take the same locks. A lock lasts exactly as long as its holder's connection. */
const lockClass = 420_183;
const anyOperation = 1;
const restoring = 2;

/** Every server that serves requests listens here; what is true now is read from the locks. */
export const restoreChannel = 'bandwise_restore';

/** False when a backup or a restore is at work already, on whichever machine. */
export async function takeOperationLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS taken', [
    lockClass,
    anyOperation,
  ]);
  return rows[0]?.taken === true;
}

/** From now on writers are turned away. */
export async function announceRestore(client: Client): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1, $2)', [lockClass, restoring]);
  await client.query('SELECT pg_notify($1, $2)', [restoreChannel, 'begin']);
}

export async function announceRestoreEnd(client: Client): Promise<void> {
  await client.query('SELECT pg_advisory_unlock($1, $2)', [lockClass, restoring]);
  await client.query('SELECT pg_notify($1, $2)', [restoreChannel, 'end']);
}

export const isOperationRunning = (db: Database): Promise<boolean> => isHeld(db, anyOperation);
export const isRestoreRunning = (db: Database): Promise<boolean> => isHeld(db, restoring);

async function isHeld(db: Database, lock: number): Promise<boolean> {
  const { rows } = await db.execute<{ held: boolean }>(sql`
    SELECT EXISTS (
      SELECT FROM pg_locks
      WHERE locktype = 'advisory' AND granted AND classid = ${lockClass} AND objid = ${lock} AND objsubid = 2
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    ) AS held`);
  return rows[0]?.held === true;
}
