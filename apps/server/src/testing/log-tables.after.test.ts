import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { requestLogs } from '../platform/request-log/request-log.tables.ts';
import { registerVerified, signIn, type Person } from './person.ts';
import { searchLogTables } from './search-log-tables.ts';
import { readSentSecrets, type SentSecret } from './sent-secrets.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/** Runs when all other tests of the server have ended; their databases are still there. */
let server: TestServer;
let person: Person;
let code: string;
let ownDatabase: string;
let sent: Map<string, SentSecret[]>;

const databaseOf = (url: string) => new URL(url).pathname.slice(1);
const secretsOf = (database: string) => sent.get(database) ?? [];

beforeAll(async () => {
  server = await startTestServer();
  ownDatabase = databaseOf(server.platform.connectionString);
  person = await registerVerified(server);
  code = await server.readCode(person.email);
  await signIn(server.app, person.email, person.password);
  await server.platform.requestLog.flush();
  sent = Map.groupBy(readSentSecrets(inject('secretsFolder')), ({ database }) => database);
});
afterAll(() => server.close());

async function testDatabases(): Promise<string[]> {
  const client = new Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `SELECT datname AS name FROM pg_database WHERE datname LIKE 'bandwise\\_test\\_%'`,
  );
  await client.end();
  return rows.map(({ name }) => name);
}

it(
  'no password, token, code, key or mail address is in the logs of any test',
  { timeout: 120_000 },
  async () => {
    const findings: string[] = [];
    let rows = 0;
    for (const database of await testDatabases()) {
      const url = new URL(inject('postgresUrl'));
      url.pathname = `/${database}`;
      const searched = await searchLogTables(url.href, secretsOf(database));
      rows += searched.rows;
      findings.push(...searched.findings.map((finding) => `${database}: ${finding}`));
    }
    expect(findings).toEqual([]);
    expect(rows).toBeGreaterThanOrEqual(4);
  },
);

it.each<[string, () => string]>([
  ['the password', () => JSON.stringify({ hidden: person.password })],
  ['the accessToken', () => JSON.stringify({ text: `it is ${person.token}.` })],
  ['the code', () => JSON.stringify(['the code is', code])],
  ['a mail address', () => JSON.stringify({ link: '/users?email=mei%40example.com' })],
  ['a bearer token', () => JSON.stringify(`Bearer ${'x'.repeat(43)}`)],
  ['a code', () => JSON.stringify({ code: '123456' })],
])('a log that held %s would be found out', async (what, leak) => {
  const { db, connectionString } = server.platform;
  const isLast = sql`id = (SELECT max(id) FROM ${requestLogs})`;
  await db.execute(sql`UPDATE ${requestLogs} SET request_body = ${leak()} WHERE ${isLast}`);
  const { findings } = await searchLogTables(connectionString, secretsOf(ownDatabase));
  await db.execute(sql`UPDATE ${requestLogs} SET request_body = NULL WHERE ${isLast}`);
  expect(findings.join()).toContain(what);
});
