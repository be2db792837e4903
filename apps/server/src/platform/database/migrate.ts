import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import type { Database } from './database.ts';

/** Any constant: all Bandwise servers on one database must take the same lock. */
const migrationLockId = 4_201_833_017;
export const migrationsFolder = path.resolve(import.meta.dirname, '../../../migrations');

/**
 * Brings the schema up to date. Servers that start together queue up on one lock, so that each migration runs once;
 * `afterwards` runs under the same lock.
 */
export async function migrateDatabase(
  connectionString: string,
  afterwards: (db: Database) => Promise<void>,
): Promise<void> {
  const client = new Client({ connectionString, application_name: 'bandwise-migrate' });
  // A query in flight already fails when the server goes away; unheard, this event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLockId]);
    const db = drizzle(client);
    await migrate(db, { migrationsFolder });
    await afterwards(db);
  } finally {
    await client.end();
  }
}
