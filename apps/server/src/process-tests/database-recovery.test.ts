import path from 'node:path';
import { Client } from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { findRunningPostgres } from '../platform/embedded-postgres/find-running-postgres.ts';
import { readPostmasterPid } from '../platform/embedded-postgres/scratch-database.ts';
import { post, register, signIn } from './http-calls.ts';
import { killNow } from './processes.ts';
import { scratchForProcesses, startLimitMs, startServer, type ServerProcess } from './server-process.ts';

const recovery = { timeout: 30_000, interval: 200 };
const scratch = scratchForProcesses();
const dataDir = path.join(scratch, 'data');
let server: ServerProcess;

beforeAll(async () => {
  server = await startServer(dataDir);
}, startLimitMs);

const postmasterPid = () => readPostmasterPid({ location: path.join(dataDir, 'postgres') });
const statusOf = async (page: string) => (await fetch(`${server.url}${page}`)).status;

/** A connection that is none of the server's. */
async function connectBeside(): Promise<Client> {
  const client = new Client({ connectionString: await findRunningPostgres(dataDir) });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** A frozen backend holds the shared memory, so that no new PostgreSQL can start until it is gone. */
async function killDatabaseAndHoldRestart(): Promise<() => void> {
  const client = await connectBeside();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid ?? 0;
  process.kill(pid, 'SIGSTOP');
  killNow(await postmasterPid());
  return () => {
    killNow(pid);
  };
}

it('a killed PostgreSQL costs some requests a 503 and nothing else', { timeout: 90_000 }, async () => {
  expect((await register(server, 'before@example.com')).status).toBe(200);
  const pidBefore = await postmasterPid();
  const letRestart = await killDatabaseAndHoldRestart();

  await expect.poll(() => statusOf('/readyz'), recovery).toBe(503);
  expect(await statusOf('/healthz')).toBe(200);
  expect(await register(server, 'during@example.com')).toMatchObject({
    status: 503,
    body: { code: 'unavailable' },
  });

  letRestart();
  await expect.poll(async () => (await register(server, 'after@example.com')).status, recovery).toBe(200);
  expect(await postmasterPid()).not.toBe(pidBefore);
  expect(await signIn(server, 'before@example.com')).toBe(200);
  await expect.poll(server.output, recovery).toContain('--- mail to after@example.com');
  expect(server.output()).toContain('the database ended and is started again');
  expect(server.child.exitCode).toBeNull();

  const listeners = async () => {
    const client = await connectBeside();
    const { rows } = await client.query<{ name: string }>(
      `select distinct application_name as name from pg_stat_activity where query like 'LISTEN%'`,
    );
    await client.end();
    return rows.map(({ name }) => name).sort();
  };
  await expect.poll(listeners, recovery).toEqual(['bandwise-listen', 'pgboss']);
});

it(
  'requests in the middle of their work when PostgreSQL is killed leave no trace',
  { timeout: 90_000 },
  async () => {
    for (let round = 0; round < 2; round += 1) {
      const emails = Array.from(
        { length: 8 },
        (_, index) => `busy-${String(round)}-${String(index)}@example.com`,
      );
      const answers = emails.map((email) => register(server, email));
      await Promise.race(answers);
      killNow(await postmasterPid());
      const statuses = (await Promise.all(answers)).map(({ status }) => status);
      expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
      const everyone = async () =>
        (await Promise.all(emails.map((email) => register(server, email)))).every(
          ({ status }) => status === 200,
        );
      await expect.poll(everyone, recovery).toBe(true);
    }
    expect((await post(server, '/auth/register', {})).status).toBe(422);
    expect(server.child.exitCode).toBeNull();
  },
);
