import type { Pool, PoolClient } from 'pg';

/**
 * `pg` reports a connection that breaks in use as an event, which ends the process when nobody listens, and Drizzle keeps
 * such a connection for ever when it breaks before its transaction has begun. Here the pool takes it back at once.
 */
export function releaseBrokenConnections(pool: Pool): void {
  const inUse = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => void inUse.add(client));
  pool.on('release', (_error, client) => void inUse.delete(client));
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      if (!inUse.has(client)) return;
      client.release(error);
      // Whoever holds it will give it back too.
      client.release = () => undefined;
    });
  });
}
