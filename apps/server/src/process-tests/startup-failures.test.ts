import { once } from 'node:events';
import { symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
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

const freshDir = path.join(scratch, 'fresh');

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
  it('a setting that is not valid', async () => {
    await expectRefusal(freshDir, { PORT: 'eighty' }, /^The setting PORT is not valid/);
  });

  it('an address in DATABASE_URL where nothing answers', async () => {
    const url = `postgresql://ann@127.0.0.1:${await pickFreePort()}/bandwise`;
    await expectRefusal(freshDir, { DATABASE_URL: url }, /^Nothing answers at the address in DATABASE_URL/);
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
