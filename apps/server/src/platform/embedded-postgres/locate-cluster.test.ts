import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { runsAsRoot } from './database-account.ts';
import { query, startForTest } from './scratch-database.ts';

const scratch = scratchFolder('locate-cluster');

describe.runIf(runsAsRoot())('as root, whom PostgreSQL refuses', () => {
  it('runs as another account, which may pass through the data folder but not list it', async () => {
    const dataDir = path.join(scratch, 'shared');
    const { location } = await startForTest(dataDir);
    expect(location).toBe(path.join(dataDir, 'postgres'));
    expect((await stat(dataDir)).mode & 0o777).toBe(0o711);
    expect((await stat(path.join(location, 'data'))).uid).not.toBe(0);
  });

  it('opens a data folder of its own that was private, and leaves one that can be entered as it is', async () => {
    for (const [name, before, after] of [
      ['private', 0o700, 0o711],
      ['open', 0o755, 0o755],
    ] as const) {
      const dataDir = path.join(scratch, name);
      await mkdir(dataDir);
      await chmod(dataDir, before);
      const { location } = await startForTest(dataDir);
      expect(location).toBe(path.join(dataDir, 'postgres'));
      expect((await stat(dataDir)).mode & 0o777).toBe(after);
    }
  });

  it('keeps the database of a private home elsewhere, and finds it after the clone was moved', async () => {
    const home = path.join(scratch, 'home');
    await mkdir(home, { mode: 0o700 });
    const first = await startForTest(path.join(home, 'clone', 'data'));
    onTestFinished(() => rm(path.dirname(first.location), { recursive: true }));
    expect(first.location).toMatch(/^\/var\/lib\/bandwise\/[0-9a-f]{16}\/postgres$/);
    await query(first.connectionString, 'create table kept ()');
    await first.stop();

    await rename(path.join(home, 'clone'), path.join(home, 'moved'));
    const second = await startForTest(path.join(home, 'moved', 'data'));
    expect(second.location).toBe(first.location);
    expect(await query(second.connectionString, 'select from kept')).toEqual([]);
  });

  it('refuses a copied data folder while the original uses the database that both point at', async () => {
    const home = path.join(scratch, 'copied-home');
    await mkdir(home, { mode: 0o700 });
    const original = await startForTest(path.join(home, 'data'));
    onTestFinished(() => rm(path.dirname(original.location), { recursive: true }));
    await mkdir(path.join(home, 'copy'));
    const pointer = await readFile(path.join(home, 'data', 'postgres-location'));
    await writeFile(path.join(home, 'copy', 'postgres-location'), pointer);
    await expect(startForTest(path.join(home, 'copy'))).rejects.toThrow('Bandwise is already running on');
  });

  it('says so when the database that it points at is missing', async () => {
    const home = path.join(scratch, 'lost-home');
    await mkdir(home, { mode: 0o700 });
    const first = await startForTest(path.join(home, 'data'));
    await first.stop();
    await rm(path.dirname(first.location), { recursive: true });
    await expect(startForTest(path.join(home, 'data'))).rejects.toThrow(
      `The database of this data folder lies in ${path.dirname(first.location)}, which is missing`,
    );
  });
});

describe.skipIf(runsAsRoot())('as an ordinary user', () => {
  it('keeps everything in a private data folder', async () => {
    const home = path.join(scratch, 'home');
    await mkdir(home, { mode: 0o700 });
    const dataDir = path.join(home, 'data');
    const { location } = await startForTest(dataDir);
    expect(location).toBe(path.join(dataDir, 'postgres'));
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  });
});
