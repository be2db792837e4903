import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { runsAsRoot } from './database-account.ts';
import { query, startForTest } from './scratch-database.ts';

const scratch = scratchFolder('locate-cluster');

describe.runIf(runsAsRoot())('as root, whom PostgreSQL refuses', () => {
  it('runs as another account, which may pass through the data folder but not list it', async () => {
    const dataDir = join(scratch, 'shared');
    const { location } = await startForTest(dataDir);
    expect(location).toBe(join(dataDir, 'postgres'));
    expect((await stat(dataDir)).mode & 0o777).toBe(0o711);
    expect((await stat(join(location, 'data'))).uid).not.toBe(0);
  });

  it('opens a data folder of its own that was private, and leaves one that can be entered as it is', async () => {
    for (const [name, before, after] of [
      ['private', 0o700, 0o711],
      ['open', 0o755, 0o755],
    ] as const) {
      const dataDir = join(scratch, name);
      await mkdir(dataDir);
      await chmod(dataDir, before);
      const { location } = await startForTest(dataDir);
      expect(location).toBe(join(dataDir, 'postgres'));
      expect((await stat(dataDir)).mode & 0o777).toBe(after);
    }
  });

  it('keeps the database of a private home elsewhere, and finds it after the clone was moved', async () => {
    const home = join(scratch, 'home');
    await mkdir(home, { mode: 0o700 });
    const first = await startForTest(join(home, 'clone', 'data'));
    onTestFinished(() => rm(dirname(first.location), { recursive: true }));
    expect(first.location).toMatch(/^\/var\/lib\/bandwise\/[0-9a-f]{16}\/postgres$/);
    await query(first.connectionString, 'create table kept ()');
    await first.stop();

    await rename(join(home, 'clone'), join(home, 'moved'));
    const second = await startForTest(join(home, 'moved', 'data'));
    expect(second.location).toBe(first.location);
    expect(await query(second.connectionString, 'select from kept')).toEqual([]);
  });

  it('refuses a copied data folder while the original uses the database that both point at', async () => {
    const home = join(scratch, 'copied-home');
    await mkdir(home, { mode: 0o700 });
    const original = await startForTest(join(home, 'data'));
    onTestFinished(() => rm(dirname(original.location), { recursive: true }));
    await mkdir(join(home, 'copy'));
    const pointer = await readFile(join(home, 'data', 'postgres-location'));
    await writeFile(join(home, 'copy', 'postgres-location'), pointer);
    await expect(startForTest(join(home, 'copy'))).rejects.toThrow('Bandwise is already running on');
  });

  it('says so when the database that it points at is missing', async () => {
    const home = join(scratch, 'lost-home');
    await mkdir(home, { mode: 0o700 });
    const first = await startForTest(join(home, 'data'));
    await first.stop();
    await rm(dirname(first.location), { recursive: true });
    await expect(startForTest(join(home, 'data'))).rejects.toThrow(
      `The database of this data folder lies in ${dirname(first.location)}, which is missing`,
    );
  });
});

describe.skipIf(runsAsRoot())('as an ordinary user', () => {
  it('keeps everything in a private data folder', async () => {
    const home = join(scratch, 'home');
    await mkdir(home, { mode: 0o700 });
    const dataDir = join(home, 'data');
    const { location } = await startForTest(dataDir);
    expect(location).toBe(join(dataDir, 'postgres'));
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  });
});
