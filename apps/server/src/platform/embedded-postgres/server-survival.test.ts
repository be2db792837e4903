import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { createLog } from '../log.ts';
import { ownerOf, runsAsRoot } from './database-account.ts';
import { findRunningPostgres } from './find-running-postgres.ts';
import {
  killAndWait,
  query,
  readPostmasterPid,
  startForTest,
  startInOtherProcess,
} from './scratch-database.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

/** Processes are started and folders copied beside other tests that do the same. */
const busyMachineMs = 90_000;

const scratch = scratchFolder('survival');
const dataDir = path.join(scratch, 'data');

beforeAll(async () => {
  const postgres = await startEmbeddedPostgres({
    dataDir,
    say: () => undefined,
    log: createLog('error', 'test'),
    durable: false,
  });
  await query(postgres.connectionString, 'create table answer (id int)');
  await postgres.stop();
});

const rowsOf = (connectionString: string) => query(connectionString, 'select id from answer');
const startTimeOf = (connectionString: string) =>
  query(connectionString, 'select pg_postmaster_start_time()');

describe('rows that were acknowledged', () => {
  beforeEach(async () => {
    const postgres = await startForTest(dataDir);
    await query(postgres.connectionString, 'truncate answer');
    await postgres.stop();
  });

  it('are there after PostgreSQL was killed', async () => {
    const first = await startForTest(dataDir);
    await query(first.connectionString, 'insert into answer values (1)');
    process.kill(await readPostmasterPid(first), 'SIGKILL');
    await first.stop();

    const second = await startForTest(dataDir);
    expect(await rowsOf(second.connectionString)).toEqual([{ id: 1 }]);
  });

  it('are there after Bandwise was killed, in the same PostgreSQL, which is then stopped with us', async () => {
    const other = startInOtherProcess(dataDir);
    const connectionString = await other.ready;
    await query(connectionString, 'insert into answer values (2)');
    const startTime = await startTimeOf(connectionString);
    await killAndWait(other.child);

    const adopted = await startForTest(dataDir);
    expect(adopted.connectionString).toBe(connectionString);
    expect(await startTimeOf(adopted.connectionString)).toEqual(startTime);
    expect(await rowsOf(adopted.connectionString)).toEqual([{ id: 2 }]);
    await adopted.stop();
    await expect(rowsOf(connectionString)).rejects.toThrow('ECONNREFUSED');
  });

  it('are there after both were killed', async () => {
    const other = startInOtherProcess(dataDir);
    await query(await other.ready, 'insert into answer values (3)');
    process.kill(await readPostmasterPid({ location: path.join(dataDir, 'postgres') }), 'SIGKILL');
    await killAndWait(other.child);

    const next = await startForTest(dataDir);
    expect(await rowsOf(next.connectionString)).toEqual([{ id: 3 }]);
  });
});

it('Ctrl-C in the terminal does not reach PostgreSQL', async () => {
  const other = startInOtherProcess(dataDir);
  const connectionString = await other.ready;
  const ended = once(other.child, 'exit');
  process.kill(-other.child.pid!, 'SIGINT');
  await ended;
  expect(await startTimeOf(connectionString)).toHaveLength(1);
  await startForTest(dataDir);
});

it('a second copy in another process is refused while the first lives', async () => {
  const other = startInOtherProcess(dataDir);
  await other.ready;
  await expect(startForTest(dataDir)).rejects.toThrow('Bandwise is already running on the data folder');
  await killAndWait(other.child);
  await startForTest(dataDir);
});

it(
  'a Bandwise killed while it made the database leaves nothing half made',
  { timeout: busyMachineMs },
  async () => {
    const folder = path.join(scratch, 'interrupted');
    const other = startInOtherProcess(folder);
    const partials = async () =>
      (await readdir(folder).catch(() => [])).filter((name) => name.startsWith('postgres.partial-'));
    await vi.waitFor(async () => expect(await partials()).toHaveLength(1), {
      timeout: busyMachineMs / 2,
      interval: 5,
    });
    await killAndWait(other.child);
    expect(await readdir(folder)).not.toContain('postgres');

    const next = await startForTest(folder);
    expect(await query(next.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await partials()).toEqual([]);
  },
);

describe('a postmaster.pid left behind', () => {
  const leave = (contents: string) =>
    writeFile(path.join(dataDir, 'postgres', 'data', 'postmaster.pid'), contents);
  const oldLines = () =>
    `${path.join(dataDir, 'postgres', 'data')}\n1700000000\n5432\n\n127.0.0.1\n  1234567 1\nready   \n`;

  afterEach(async () => {
    expect(await findRunningPostgres(dataDir)).toBeUndefined();
  });

  const expectStart = async () => {
    const postgres = await startForTest(dataDir);
    expect(await query(postgres.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
    await postgres.stop();
  };

  it('does not stop the start when it names another program of the same account', async () => {
    const { uid, gid } = await ownerOf(path.join(dataDir, 'postgres'));
    const foreign = spawn('sleep', ['600'], runsAsRoot() ? { uid, gid } : {});
    onTestFinished(() => void foreign.kill());
    await leave(`${foreign.pid}\n${oldLines()}`);
    await expectStart();
    expect(foreign.exitCode).toBeNull();
  });

  it('does not stop the start when it names a zombie', async () => {
    const { uid, gid } = await ownerOf(path.join(dataDir, 'postgres'));
    const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 600'], {
      ...(runsAsRoot() && { uid, gid }),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void parent.kill());
    const [zombiePid] = (await once(parent.stdout, 'data')) as [Buffer];
    const stateOf = () => readFile(`/proc/${String(zombiePid).trim()}/stat`, 'utf8').catch(() => ') Z');
    await vi.waitFor(async () => expect(await stateOf()).toContain(') Z'));
    await leave(`${String(zombiePid)}${oldLines()}`);
    await expectStart();
  });

  it.each([
    ['is empty', () => ''],
    ['names our own process', () => `${process.pid}\n${oldLines()}`],
    ['names a process that is gone', () => `4194303\n${oldLines()}`],
    ['holds nonsense', () => 'nonsense\n'],
  ])('does not stop the start when it %s', async (_case, contents) => {
    await leave(contents());
    await expectStart();
  });
});

it('a data folder that was moved after Bandwise was killed has its rows', async () => {
  const other = startInOtherProcess(dataDir);
  await query(await other.ready, 'truncate answer; insert into answer values (4)');
  await killAndWait(other.child);
  const movedDir = path.join(scratch, 'moved');
  await rename(dataDir, movedDir);

  const postgres = await startForTest(movedDir);
  expect(await rowsOf(postgres.connectionString)).toEqual([{ id: 4 }]);
  await postgres.stop();
  await rename(movedDir, dataDir);
});

it('a copy of a data folder gets a PostgreSQL of its own', { timeout: busyMachineMs }, async () => {
  const original = await startForTest(dataDir);
  await original.stop();
  const copyDir = path.join(scratch, 'copy');
  await cp(dataDir, copyDir, { recursive: true });
  const restarted = await startForTest(dataDir);
  const pidFile = path.join('postgres', 'data', 'postmaster.pid');
  await cp(path.join(dataDir, pidFile), path.join(copyDir, pidFile));

  const copy = await startForTest(copyDir);
  expect(copy.connectionString).not.toBe(restarted.connectionString);
  expect(await query(copy.connectionString, 'show data_directory')).toEqual([
    { data_directory: path.join(copyDir, 'postgres', 'data') },
  ]);
});
