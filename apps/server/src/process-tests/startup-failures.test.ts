import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, statfs, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { runsAsRoot } from '../platform/embedded-postgres/database-account.ts';
import { pickFreePort } from '../platform/embedded-postgres/launch-server.ts';
import { processesOf } from './processes.ts';
import {
  scratchForProcesses,
  spawnServer,
  startLimitMs,
  startServer,
  type ServerProcess,
} from './server-process.ts';

const scratch = scratchForProcesses();
/** A folder with a database in it, and the server that made it. */
const usedDir = path.join(scratch, 'used');
let first: ServerProcess;

beforeAll(async () => {
  first = await startServer(usedDir);
}, startLimitMs);

const freshDir = () => path.join(scratch, 'fresh');
const postgresUrl = (change: Partial<Pick<URL, 'password' | 'pathname' | 'port'>>) =>
  Object.assign(new URL(inject('postgresUrl')), change).href;

/** One sentence and nothing else on standard error, and nothing left running. */
async function expectRefusal(
  dataDir: string,
  environment: Record<string, string>,
  sentence: RegExp,
): Promise<void> {
  const server = await spawnServer(dataDir, environment);
  expect(await server.exited).toBe(1);
  await expect.poll(server.errors).toMatch(sentence);
  expect(server.errors()).toMatch(/^[^\n]+\.\n$/);
  expect(server.output()).not.toMatch(/^\s+at /m);
  expect(await processesOf(dataDir)).toEqual([]);
}

describe('one sentence tells of', () => {
  it.each([
    [{ PORT: 'eighty' }, /^The setting PORT is not valid/],
    [{ ROLE: 'worker' }, /^ROLE=worker shares a database with other machines: set DATABASE_URL/],
  ])('the settings %o', async (environment, sentence) => {
    await expectRefusal(freshDir(), environment, sentence);
  });

  it('an address in DATABASE_URL where nothing answers', async () => {
    const environment = { DATABASE_URL: postgresUrl({ port: String(await pickFreePort()) }) };
    await expectRefusal(freshDir(), environment, /^Nothing answers at the address in DATABASE_URL/);
  });

  it('a database in DATABASE_URL that does not exist', async () => {
    const environment = { DATABASE_URL: postgresUrl({ pathname: '/nowhere' }) };
    await expectRefusal(freshDir(), environment, /^The database named in DATABASE_URL does not exist/);
  });

  // Elsewhere PostgreSQL may be set up to ask for none.
  it.runIf(process.env.TEST_DATABASE_URL === undefined)('a wrong password in DATABASE_URL', async () => {
    const environment = { DATABASE_URL: postgresUrl({ password: 'guess' }) };
    await expectRefusal(freshDir(), environment, /^PostgreSQL refused the user or password in DATABASE_URL/);
  });

  it('a DATABASE_URL that is no address', async () => {
    await expectRefusal(
      freshDir(),
      { DATABASE_URL: 'postgresql://ann@[database' },
      /^DATABASE_URL is not an address/,
    );
  });

  it('a file where the data folder should be', async () => {
    const file = path.join(scratch, 'file');
    await writeFile(file, '');
    await expectRefusal(path.join(file, 'data'), {}, /cannot be made because a file is in its way/);
  });

  it.runIf(process.platform === 'linux')('a data folder that cannot be written', async () => {
    await expectRefusal('/proc/bandwise/data', {}, /^The data folder \/proc\/bandwise\/data cannot be used/);
  });

  it('a second copy on the same data folder, which the first does not notice', async () => {
    const byAnotherName = path.join(scratch, 'link');
    await symlink(usedDir, byAnotherName);
    await expectRefusal(byAnotherName, {}, /^Bandwise is already running on the data folder/);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  });

  it('a port in use, after which the database is stopped again', { timeout: startLimitMs }, async () => {
    first.child.kill('SIGTERM');
    expect(await first.exited).toBe(0);
    const port = await pickFreePort();
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    await expectRefusal(usedDir, { PORT: String(port) }, new RegExp(`^Port ${String(port)} is in use`));
    other.close();
  });
});

const mount = (folder: string, size: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', folder]).status === 0;
const unmount = (folder: string) => spawnSync('umount', [folder]).status === 0;
const mayMount = process.platform === 'linux' && runsAsRoot() && mount('/mnt', '1m') && unmount('/mnt');

describe.runIf(mayMount)('one sentence tells of a full disk', () => {
  let disk: string;
  const makeDisk = async (name: string, size: string) => {
    disk = path.join(scratch, name);
    await mkdir(disk);
    expect(mount(disk, size)).toBe(true);
    return path.join(disk, 'data');
  };
  afterEach(() => {
    unmount(disk);
  });

  it('that has no room for a database', async () => {
    const dataDir = await makeDisk('small-disk', '20m');
    await expectRefusal(dataDir, {}, /^The disk that holds .* is too full for a new database/);
  });

  it('that has filled up since', { timeout: startLimitMs }, async () => {
    const dataDir = await makeDisk('filled-disk', '300m');
    const server = await startServer(dataDir);
    server.child.kill('SIGTERM');
    await server.exited;
    const { bavail, bsize } = await statfs(disk);
    await writeFile(path.join(disk, 'film'), Buffer.alloc(bavail * bsize));
    await expectRefusal(dataDir, {}, /^The disk .* is full: free some space and start again/);
  });
});
