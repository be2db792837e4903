import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { findRunningPostgres } from './find-running-postgres.ts';
import {
  killAndWait,
  query,
  readPostmasterPid,
  startForTest,
  startInOtherProcess,
} from './scratch-database.ts';

const scratch = scratchFolder('supervise');
const dataDir = path.join(scratch, 'data');

const answers = (connectionString: string) =>
  vi.waitFor(() => query(connectionString, 'select id from answer'), { timeout: 20_000, interval: 100 });

it('a server that was killed is back at the same address with its rows, as often as it happens', async () => {
  const postgres = await startForTest(dataDir);
  await query(postgres.connectionString, 'create table answer (id int)');
  for (const id of [1, 2]) {
    await query(postgres.connectionString, `insert into answer values (${id})`);
    const pid = await readPostmasterPid(postgres);
    process.kill(pid, 'SIGKILL');
    expect(await answers(postgres.connectionString)).toHaveLength(id);
    expect(await readPostmasterPid(postgres)).not.toBe(pid);
  }
});

it('a server that was taken over is watched too', async () => {
  const other = startInOtherProcess(dataDir);
  await other.ready;
  await killAndWait(other.child);
  const adopted = await startForTest(dataDir);
  expect(adopted.connectionString).toBe(await other.ready);

  process.kill(await readPostmasterPid(adopted), 'SIGKILL');
  expect(await answers(adopted.connectionString)).toHaveLength(2);
});

it('a stop during a restart leaves no server behind', async () => {
  const postgres = await startForTest(dataDir);
  const pid = await readPostmasterPid(postgres);
  process.kill(pid, 'SIGKILL');
  await vi.waitFor(async () => expect(await readPostmasterPid(postgres)).not.toBe(pid), {
    timeout: 20_000,
    interval: 5,
  });
  await postgres.stop();
  expect(await findRunningPostgres(dataDir)).toBeUndefined();
  await expect(query(postgres.connectionString, 'select 1')).rejects.toThrow('ECONNREFUSED');
});

it('a stop ends a server whose folder was deleted under it', async () => {
  const folder = path.join(scratch, 'deleted');
  const postgres = await startForTest(folder);
  await rm(folder, { recursive: true, maxRetries: 10 });
  await postgres.stop();
  await expect(query(postgres.connectionString, 'select 1')).rejects.toThrow('ECONNREFUSED');
});
