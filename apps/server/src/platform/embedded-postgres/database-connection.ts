import { Client } from 'pg';
import { connectionStringOf, databaseName, type Cluster } from './cluster.ts';

const connectLimitMs = 5_000;
const maintenanceDatabase = 'postgres';

async function withClient<T>(connectionString: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString, connectionTimeoutMillis: connectLimitMs });
  // The query in flight already fails when the server goes away; unheard, this event would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await use(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The data folder that the server on this port was started on, if it answers and takes our password. */
export async function askDataFolder(cluster: Cluster, port: number): Promise<string | undefined> {
  const connectionString = await connectionStringOf(cluster, port, maintenanceDatabase);
  try {
    const { rows } = await withClient(connectionString, (client) =>
      client.query<{ data_directory: string }>('show data_directory'),
    );
    return rows[0]?.data_directory;
  } catch {
    return undefined;
  }
}

export async function ensureDatabase(cluster: Cluster, port: number): Promise<void> {
  await withClient(await connectionStringOf(cluster, port, maintenanceDatabase), async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  });
}
