import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { createLog } from '../log.ts';
import { StartupError } from '../startup-error.ts';
import { runsAsRoot } from './database-account.ts';
import { findRunningPostgres } from './find-running-postgres.ts';
import { query, startForTest } from './scratch-database.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

const log = createLog('error', 'test');
const scratch = scratchFolder('start-postgres');
const dataDir = path.join(scratch, 'deeper', 'data');

beforeAll(async () => {
  const postgres = await startEmbeddedPostgres({ dataDir, say: () => undefined, log, durable: false });
  await query(postgres.connectionString, 'create table word (text text)');
  await query(
    postgres.connectionString,
    `insert into word values ('éclair'), ('apple'), ('Zebra'), ('雅思')`,
  );
  await postgres.stop();
});

const start = (folder: string) => startForTest(folder).catch((error: unknown) => error);

describe('a database that was made before', () => {
  it('has its rows, in the same order on every machine', async () => {
    const postgres = await startForTest(dataDir);
    expect(await query(postgres.connectionString, 'select text from word order by text')).toEqual(
      ['Zebra', 'apple', 'éclair', '雅思'].map((text) => ({ text })),
    );
  });

  it('is durable, checked and reachable from this machine alone, unless a test asks for less', async () => {
    const postgres = await startEmbeddedPostgres({ dataDir, say: () => undefined, log });
    const settings = await query<{ name: string; setting: string }>(
      postgres.connectionString,
      `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes',
        'data_checksums', 'listen_addresses', 'unix_socket_directories', 'server_encoding', 'password_encryption')`,
    );
    await postgres.stop();
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      data_checksums: 'on',
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      server_encoding: 'UTF8',
      password_encryption: 'scram-sha-256',
    });
  });

  it('asks for the password, which only its owner can read', async () => {
    const postgres = await startForTest(dataDir);
    const wrong = new URL(postgres.connectionString);
    wrong.password = 'guess';
    await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
    expect((await stat(path.join(postgres.location, 'password'))).mode & 0o777).toBe(0o600);
  });

  it('keeps failed statements and their data out of its log', async () => {
    const postgres = await startForTest(dataDir);
    await expect(query(postgres.connectionString, `select 'private words'::int`)).rejects.toThrow();
    const log = await readFile(path.join(postgres.location, 'postgres.log'), 'utf8');
    expect(log).toContain('ready to accept connections');
    expect(log).not.toContain('private words');
  });

  it('moves a log that has grown out of the way', async () => {
    await writeFile(path.join(dataDir, 'postgres', 'postgres.log'), 'x'.repeat(2 * 1024 * 1024));
    await startForTest(dataDir);
    expect((await stat(path.join(dataDir, 'postgres', 'postgres.log'))).size).toBeLessThan(100_000);
  });

  it('can be found by a command beside it, as long as it runs', async () => {
    const postgres = await startForTest(dataDir);
    expect(await findRunningPostgres(dataDir)).toBe(postgres.connectionString);
    await postgres.stop();
    expect(await findRunningPostgres(dataDir)).toBeUndefined();
    expect(await findRunningPostgres(path.join(scratch, 'nothing-here'))).toBeUndefined();
  });

  it('stays shut after a second stop, even when another start came between', async () => {
    const first = await startForTest(dataDir);
    await first.stop();
    const second = await startForTest(dataDir);
    await first.stop();
    expect(await query(second.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('a start that cannot succeed', () => {
  it('refuses a second copy on the same folder, by whatever path, and leaves the first alone', async () => {
    const first = await startForTest(dataDir);
    const refused = await start(path.join(dataDir, '..', 'data'));
    expect(refused).toBeInstanceOf(StartupError);
    expect(refused).toMatchObject({
      exitCode: 1,
      message: expect.stringMatching(
        /^Bandwise is already running on the data folder .*: stop that copy first/,
      ) as string,
    });
    expect(await query(first.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
    await first.stop();
    await startForTest(dataDir);
  });

  it('says so when a file is in the way of the data folder', async () => {
    await writeFile(path.join(scratch, 'a-file'), '');
    for (const folder of [path.join(scratch, 'a-file'), path.join(scratch, 'a-file', 'data')]) {
      expect(await start(folder)).toMatchObject({
        name: 'StartupError',
        message: `The data folder ${folder} cannot be made because a file is in its way: move that file, or set BANDWISE_DATA to another folder.`,
      });
    }
  });

  it.skipIf(runsAsRoot())('says so when the data folder may not be written', async () => {
    const folder = path.join(scratch, 'read-only');
    await mkdir(folder, { mode: 0o500 });
    expect(await start(folder)).toMatchObject({
      name: 'StartupError',
      message: expect.stringContaining(`access to ${folder} is denied`) as string,
    });
    await chmod(folder, 0o700);
  });

  it('says so when the data folder is on a disk that takes no files', async () => {
    expect(await start('/proc/bandwise/data')).toMatchObject({
      name: 'StartupError',
      message: expect.stringMatching(
        /^The data folder \/proc\/bandwise\/data cannot be used .*set BANDWISE_DATA/,
      ) as string,
    });
  });

  it('does not touch a database of another PostgreSQL version', async () => {
    const versionFile = path.join(dataDir, 'postgres', 'data', 'PG_VERSION');
    await writeFile(versionFile, '15\n');
    expect(await start(dataDir)).toMatchObject({
      name: 'StartupError',
      message: expect.stringContaining(
        'was made by PostgreSQL 15 and this Bandwise brings PostgreSQL 18',
      ) as string,
    });
    await writeFile(versionFile, '18\n');
    await startForTest(dataDir);
  });

  it('tells why PostgreSQL did not come up', async () => {
    const configFile = path.join(dataDir, 'postgres', 'data', 'postgresql.auto.conf');
    await writeFile(configFile, 'nonsense = 1\n');
    expect(await start(dataDir)).toMatchObject({
      name: 'StartupError',
      message: expect.stringMatching(
        /^PostgreSQL did not come up \(.*postgresql\.auto\.conf.*contains errors\)/,
      ) as string,
    });
    await rm(configFile);
    await startForTest(dataDir);
  });

  it('releases the folder, so that the next start may succeed', async () => {
    const folder = path.join(scratch, 'mended');
    await mkdir(path.join(folder, 'postgres', 'data'), { recursive: true });
    expect(await start(folder)).toBeInstanceOf(StartupError);
    await rm(path.join(folder, 'postgres'), { recursive: true });
    await startForTest(folder);
    expect(existsSync(path.join(folder, 'postgres', 'data', 'PG_VERSION'))).toBe(true);
  });
});

const mount = (folder: string, size: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', folder]).status === 0;
const unmount = (folder: string) => spawnSync('umount', [folder]).status === 0;
const mayMount = process.platform === 'linux' && runsAsRoot() && mount('/mnt', '1m') && unmount('/mnt');

describe.runIf(mayMount)('one sentence tells of a full disk', () => {
  const makeDisk = async (name: string, size: string) => {
    const disk = path.join(scratch, name);
    await mkdir(disk);
    expect(mount(disk, size)).toBe(true);
    onTestFinished(() => void unmount(disk));
    return disk;
  };
  const refusal = (sentence: RegExp) => ({
    name: 'StartupError',
    message: expect.stringMatching(sentence) as string,
  });

  it('that has no room for a database', async () => {
    const folder = path.join(await makeDisk('small-disk', '20m'), 'data');
    expect(await start(folder)).toMatchObject(
      refusal(/^The disk that holds .* is too full for a new database/),
    );
  });

  it('that has filled up since', async () => {
    const disk = await makeDisk('filled-disk', '300m');
    const folder = path.join(disk, 'data');
    await (await startForTest(folder)).stop();
    const { bavail, bsize } = await statfs(disk);
    await writeFile(path.join(disk, 'film'), Buffer.alloc(bavail * bsize));
    expect(await start(folder)).toMatchObject(
      refusal(/^The disk .* is full: free some space and start again/),
    );
  });
});
