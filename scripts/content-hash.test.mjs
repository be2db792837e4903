// @ts-check
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashFiles } from './content-hash.mjs';

describe('hashFiles', () => {
  /** @type {string} */
  let root;

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'bandwise-hash-'));
    await mkdir(path.join(root, 'src/inner'), { recursive: true });
    await writeFile(path.join(root, 'src/inner/a.ts'), 'a');
    await writeFile(path.join(root, 'index.html'), 'page');
  });

  afterEach(() => rm(root, { recursive: true }));

  const hash = () => hashFiles(root, ['src', 'index.html']);

  it('stays the same while nothing changes, in whatever order the paths are given', async () => {
    expect(await hash()).toBe(await hashFiles(root, ['index.html', 'src']));
  });

  it('changes with the contents of a file deep below', async () => {
    const before = await hash();
    await writeFile(path.join(root, 'src/inner/a.ts'), 'b');
    expect(await hash()).not.toBe(before);
  });

  it('changes when a file is added, renamed or removed', async () => {
    const hashes = [await hash()];
    await writeFile(path.join(root, 'src/b.ts'), '');
    hashes.push(await hash());
    await rename(path.join(root, 'src/b.ts'), path.join(root, 'src/c.ts'));
    hashes.push(await hash());
    await rm(path.join(root, 'index.html'));
    hashes.push(await hash());
    expect(new Set(hashes).size).toBe(4);
  });

  it('does not see files outside the paths', async () => {
    const before = await hash();
    await writeFile(path.join(root, 'README.md'), 'hello');
    expect(await hash()).toBe(before);
  });
});
