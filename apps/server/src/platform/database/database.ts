import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';
import type { Log } from '../log.ts';
import { releaseBrokenConnections } from './release-broken-connections.ts';

/** The database or a transaction of it: repositories take either. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

export interface DatabaseHandle {
  db: NodePgDatabase;
  pool: Pool;
  close(): Promise<void>;
}

/** A statement of a request never takes this long in health; one that does must not hold a connection for ever. */
const statementTimeoutMs = 15_000;
const connectTimeoutMs = 5_000;

export function openDatabase(
  connectionString: string,
  options: { poolSize: number; name: string; log: Log },
): DatabaseHandle {
  const pool = new Pool({
    connectionString,
    max: options.poolSize,
    application_name: `bandwise-${options.name}`,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
  });
  pool.on('error', (error) => {
    if (!pool.ending) options.log.warn({ reason: error.message }, 'a database connection was lost');
  });
  releaseBrokenConnections(pool);
  return { db: drizzle(pool), pool, close: () => pool.end() };
}
