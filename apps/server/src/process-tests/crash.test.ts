import path from 'node:path';
import { expect, it } from 'vitest';
import { findRunningPostgres } from '../platform/embedded-postgres/find-running-postgres.ts';
import { query, readPostmasterPid } from '../platform/embedded-postgres/scratch-database.ts';
import { register, signIn } from './http-calls.ts';
import { killNow, processesOf, workerOf } from './processes.ts';
import { scratchForProcesses, startLimitMs, startServer, type ServerProcess } from './server-process.ts';

const rounds = Number(process.env.CRASH_ROUNDS ?? 2);
const registrantsAtOnce = 6;
const acknowledgedPerRound = 15;

const scratch = scratchForProcesses();
const dataDir = path.join(scratch, 'data');

/** Whom `kill -9` takes, in turn: everything, ours without PostgreSQL, and ours with PostgreSQL's head only. */
async function crash(round: number, server: ServerProcess): Promise<void> {
  const ours = [server.child.pid, await workerOf(scratch)];
  const postmaster = await readPostmasterPid({ location: path.join(dataDir, 'postgres') });
  const victims = [await processesOf(scratch), ours, [postmaster, ...ours]][round % 3] ?? [];
  victims.forEach(killNow);
  await server.exited;
}

async function registerUntilItDies(
  server: ServerProcess,
  name: string,
  onAcknowledged: (email: string) => void,
) {
  for (let index = 0; ; index += 1) {
    const email = `${name}-${String(index)}@example.com`;
    const { status } = await register(server, email);
    if (status === 0) return;
    if (status === 200) onAcknowledged(email);
  }
}

async function storedEmails(): Promise<Set<string>> {
  const connectionString = (await findRunningPostgres(dataDir)) ?? '';
  const rows = await query<{ email: string }>(
    connectionString,
    'select email from users where email is not null',
  );
  return new Set(rows.map(({ email }) => email));
}

const limitMs = (rounds + 1) * startLimitMs;

it(`every acknowledged account survives ${String(rounds)} crashes`, { timeout: limitMs }, async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer(dataDir);
    const before = acknowledged.length;
    let report: () => void = () => undefined;
    const enough = new Promise<void>((resolve) => (report = resolve));
    const registrants = Array.from({ length: registrantsAtOnce }, (_, index) =>
      registerUntilItDies(server, `round-${String(round)}-${String(index)}`, (email) => {
        acknowledged.push(email);
        if (acknowledged.length - before === acknowledgedPerRound) report();
      }),
    );
    await enough;
    await crash(round, server);
    await Promise.all(registrants);
    expect(server.errors()).toBe('');
  }

  const server = await startServer(dataDir);
  const stored = await storedEmails();
  const lost = acknowledged.filter((email) => !stored.has(email));
  process.stdout.write(
    `${String(rounds)} crashes, ${String(acknowledged.length)} accounts acknowledged, ${String(lost.length)} lost\n`,
  );
  expect(lost).toEqual([]);
  expect(await signIn(server, acknowledged.at(-1) ?? '')).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
  expect(await processesOf(scratch)).toEqual([]);
});
