import { chmod, cp, mkdir, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { findPackagedBinaries, prepareBinaries } from './binaries.ts';
import { findUnprivilegedAccount, runsAsRoot, type Account } from './database-account.ts';

const scratch = scratchFolder('binaries');
const home = join(scratch, 'home');
const packaged = join(home, 'package', 'native');
let account: Account | undefined;

beforeAll(async () => {
  account = runsAsRoot() ? await findUnprivilegedAccount() : undefined;
  await cp(dirname(findPackagedBinaries()), dirname(packaged), { recursive: true, verbatimSymlinks: true });
});

afterAll(() => chmod(join(packaged, 'lib'), 0o755));

/** As an install leaves the package when install scripts are turned off. */
beforeEach(async () => {
  const libraries = join(packaged, 'lib');
  for (const entry of await readdir(libraries, { withFileTypes: true })) {
    if (entry.isSymbolicLink()) await rm(join(libraries, entry.name));
  }
});

it('runs the packaged programs where they lie, and makes the links that the install left out', async () => {
  const said: string[] = [];
  const copiesFolder = join(scratch, 'no-copies');
  const binaries = await prepareBinaries({ packaged, copiesFolder, account, say: (line) => said.push(line) });
  expect(binaries).toEqual({
    initdb: join(packaged, 'bin', 'initdb'),
    postgres: join(packaged, 'bin', 'postgres'),
    majorVersion: '18',
  });
  expect(said).toEqual([]);
});

it('copies programs that are out of reach once, and again when the copy is damaged', async () => {
  await chmod(home, 0o700);
  await chmod(join(packaged, 'lib'), 0o500);
  const said: string[] = [];
  const copiesFolder = join(scratch, 'copies');
  const prepare = () => prepareBinaries({ packaged, copiesFolder, account, say: (line) => said.push(line) });

  const binaries = await prepare();
  expect(binaries.postgres.startsWith(copiesFolder)).toBe(true);
  expect(said).toHaveLength(1);

  expect(await prepare()).toEqual(binaries);
  expect(said).toHaveLength(1);

  await truncate(join(dirname(binaries.postgres), '..', 'share', 'postgresql', 'postgres.bki'), 0);
  expect(await prepare()).toEqual(binaries);
  expect(said).toHaveLength(2);
});

it('gives one sentence when the programs do not run on this machine', async () => {
  const broken = join(scratch, 'broken', 'native');
  await mkdir(join(broken, 'bin'), { recursive: true });
  await writeFile(join(broken, '..', 'package.json'), '{ "version": "18.4.0" }');
  await writeFile(join(broken, 'pg-symlinks.json'), '[]');
  await writeFile(join(broken, 'bin', 'postgres'), 'made for another processor', { mode: 0o755 });
  await expect(
    prepareBinaries({
      packaged: broken,
      copiesFolder: join(scratch, 'broken-copies'),
      account,
      say: () => undefined,
    }),
  ).rejects.toThrow(/^PostgreSQL cannot be run on this machine \(.+\): .*DATABASE_URL/);
});
