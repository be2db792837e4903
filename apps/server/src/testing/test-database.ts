import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** A database of its own on the server of the test run: empty, or a copy of a migrated one. */
export async function createTestDatabase(serverUrl: string, templateDatabase?: string): Promise<string> {
  const url = new URL(serverUrl);
  const name = `bandwise_test_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(
    `CREATE DATABASE ${name} ${templateDatabase === undefined ? '' : `TEMPLATE ${templateDatabase}`}`,
  );
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}
