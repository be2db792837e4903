import { chmod, cp, mkdir, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { findPackagedBinaries, prepareBinaries } from './binaries.ts';
import { findUnprivilegedAccount, runsAsRoot, type Account } from './database-account.ts';

const scratch = scratchFolder('binaries');
const home = path.join(scratch, 'home');
const packaged = path.join(home, 'package', 'native');
let account: Account | undefined;

beforeAll(async () => {
  account = runsAsRoot() ? await findUnprivilegedAccount() : undefined;
  await cp(path.dirname(findPackagedBinaries()), path.dirname(packaged), {
    recursive: true,
    verbatimSymlinks: true,
  });
});

afterAll(() => chmod(path.join(packaged, 'lib'), 0o755));

/** As an install leaves the package when install scripts are turned off. */
beforeEach(async () => {
  const libraries = path.join(packaged, 'lib');
  for (const entry of await readdir(libraries, { withFileTypes: true })) {
    if (entry.isSymbolicLink()) await rm(path.join(libraries, entry.name));
  }
});

it('runs the packaged programs where they lie, and makes the links that the install left out', async () => {
  const said: string[] = [];
  const copiesFolder = path.join(scratch, 'no-copies');
  const binaries = await prepareBinaries({ packaged, copiesFolder, account, say: (line) => said.push(line) });
  expect(binaries).toEqual({
    initdb: path.join(packaged, 'bin', 'initdb'),
    postgres: path.join(packaged, 'bin', 'postgres'),
    majorVersion: '18',
  });
  expect(said).toEqual([]);
});

it(
  'copies programs that are out of reach once, and again when the copy is damaged',
  { timeout: 90_000 },
  async () => {
    await chmod(home, 0o700);
    await chmod(path.join(packaged, 'lib'), 0o500);
    const said: string[] = [];
    const copiesFolder = path.join(scratch, 'copies');
    const prepare = () =>
      prepareBinaries({ packaged, copiesFolder, account, say: (line) => said.push(line) });

    const binaries = await prepare();
    expect(binaries.postgres.startsWith(copiesFolder)).toBe(true);
    expect(said).toHaveLength(1);

    expect(await prepare()).toEqual(binaries);
    expect(said).toHaveLength(1);

    await truncate(
      path.join(path.dirname(binaries.postgres), '..', 'share', 'postgresql', 'postgres.bki'),
      0,
    );
    expect(await prepare()).toEqual(binaries);
    expect(said).toHaveLength(2);
  },
);

it('gives one sentence when the programs do not run on this machine', async () => {
  const broken = path.join(scratch, 'broken', 'native');
  await mkdir(path.join(broken, 'bin'), { recursive: true });
  await writeFile(path.join(broken, '..', 'package.json'), '{ "version": "18.4.0" }');
  await writeFile(path.join(broken, 'pg-symlinks.json'), '[]');
  await writeFile(path.join(broken, 'bin', 'postgres'), 'made for another processor', { mode: 0o755 });
  await expect(
    prepareBinaries({
      packaged: broken,
      copiesFolder: path.join(scratch, 'broken-copies'),
      account,
      say: () => undefined,
    }),
  ).rejects.toThrow(/^PostgreSQL cannot be run on this machine \(.+\): .*DATABASE_URL/);
});
