import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { apiBasePath } from '@bandwise/contract/limits';
import { getModelState } from '@bandwise/contract/speech-models';
import { beforeAll, expect, inject, it } from 'vitest';
import { query } from '../platform/embedded-postgres/scratch-database.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { register, signIn } from './http-calls.ts';
import { scratchForProcesses, startServer, type ServerProcess } from './server-process.ts';

const journal = path.resolve(import.meta.dirname, '../../migrations/meta/_journal.json');
const severalStartsMs = 120_000;

const scratch = scratchForProcesses();
let databaseUrl: string;
let servers: ServerProcess[];

beforeAll(async () => {
  databaseUrl = await createTestDatabase(inject('postgresUrl'));
  servers = await Promise.all([1, 2, 3, 4, 5].map((number) => start(`server-${String(number)}`, 'web')));
}, severalStartsMs);

const start = (name: string, role: string) =>
  startServer(path.join(scratch, name), {
    ROLE: role,
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: '3',
  });

it('five servers that start together on an empty database make it once', async () => {
  for (const { url } of servers) expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const { entries } = JSON.parse(await readFile(journal, 'utf8')) as { entries: unknown[] };
  const [migrations] = await query(
    databaseUrl,
    'select count(*)::int as applied, count(distinct hash)::int as known from drizzle.__drizzle_migrations',
  );
  expect(migrations).toEqual({ applied: entries.length, known: entries.length });
  expect(await query(databaseUrl, 'select count(*)::int as keys from login_keys')).toEqual([{ keys: 1 }]);
});

it('an account made at one server signs in at each of the others', async () => {
  const [atFirst, ...others] = servers;
  if (!atFirst) throw new Error('no server');
  expect((await register(atFirst, 'everywhere@example.com')).status).toBe(200);
  for (const server of others) expect(await signIn(server, 'everywhere@example.com')).toBe(200);
});

it('a worker elsewhere delivers the mail of a web server', { timeout: severalStartsMs }, async () => {
  const [web] = servers;
  if (!web) throw new Error('no server');
  expect((await register(web, 'by-worker@example.com')).status).toBe(200);
  const worker = await start('worker', 'worker');
  const line = '--- mail to by-worker@example.com';
  await expect.poll(worker.output, { timeout: 20_000 }).toContain(line);
  expect(servers.filter(({ output }) => output().includes(line))).toEqual([]);
  // How far its models are is told by the others.
  const modelState = async () => (await fetch(`${web.url}${apiBasePath}${getModelState.path}`)).json();
  await expect.poll(modelState, { timeout: 60_000 }).not.toMatchObject({ state: 'waiting' });

  for (const server of [worker, ...servers]) server.child.kill('SIGTERM');
  expect(await Promise.all([worker, ...servers].map(({ exited }) => exited))).toEqual(Array(6).fill(0));
});
