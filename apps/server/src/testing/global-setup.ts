import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { currentLoginKey } from '../modules/accounts/login-keys.ts';
import { openDatabase } from '../platform/database/database.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/start-embedded-postgres.ts';
import { createLog } from '../platform/log.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { createTestDatabase } from './test-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    templateDatabase: string;
    /** Where test servers write down which secrets went through them. */
    secretsFolder: string;
  }
}

/**
 * One PostgreSQL for all module tests: the one of TEST_DATABASE_URL, or an embedded one for the length of the run.
 * A migrated database is made once and copied by each test that wants one. The first project that needs it starts it for
 * all.
 */
export default async function setUp({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if ('postgresUrl' in vitest.getProvidedContext()) return undefined;
  const server = await openServer(process.env.TEST_DATABASE_URL);
  const template = await createTestDatabase(server.url);
  await prepareDatabase(template);
  const database = openDatabase(template, { poolSize: 1, name: 'test', log: createLog('error', 'test') });
  await currentLoginKey(database.db, new Date());
  await database.close();
  const secretsFolder = await mkdtemp(path.join(tmpdir(), 'bandwise-test-secrets-'));
  vitest.provide('postgresUrl', server.url);
  vitest.provide('templateDatabase', new URL(template).pathname.slice(1));
  vitest.provide('secretsFolder', secretsFolder);
  return async () => {
    await server.close();
    await rm(secretsFolder, { recursive: true, force: true });
  };
}

async function openServer(outside: string | undefined): Promise<{ url: string; close: () => Promise<void> }> {
  if (outside) return { url: outside, close: () => dropTestDatabases(outside) };
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bandwise-tests-'));
  const postgres = await startEmbeddedPostgres({
    dataDir,
    say: () => undefined,
    log: createLog('error', 'test'),
    durable: false,
  });
  return {
    url: postgres.connectionString,
    close: async () => {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function dropTestDatabases(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `SELECT datname AS name FROM pg_database WHERE datname LIKE 'bandwise\\_test\\_%'`,
  );
  for (const { name } of rows) await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await client.end();
}
