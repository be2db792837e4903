import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskStorage } from './disk-storage.ts';
import { InvalidKey, StorageUnavailable } from './storage-errors.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'bandwise-disk-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const temporaryFiles = () => readdir(path.join(directory, 'temporary'));
const text = { contentType: 'text/plain' };

describe('disk storage', () => {
  it('lets a reader finish the object it opened, though it is overwritten or deleted meanwhile', async () => {
    const storage = await createDiskStorage(directory);
    const content = Buffer.alloc(3_000_000, 'old');
    await storage.put('a', content, text);
    const beforeOverwrite = await storage.get('a');
    await storage.put('a', Buffer.from('new'), text);
    const beforeDelete = await storage.get('a');
    await storage.delete('a');
    expect((await buffer(beforeOverwrite.body)).equals(content)).toBe(true);
    expect((await buffer(beforeDelete.body)).toString()).toBe('new');
  });

  it('leaves no temporary file behind, whether writing worked or failed', async () => {
    const storage = await createDiskStorage(directory);
    await storage.put('fine', Buffer.from('x'), text);
    const source = new PassThrough();
    const writing = storage.put('torn', source, text);
    source.write('half');
    await expect.poll(temporaryFiles).toHaveLength(1);
    source.destroy(new Error('gone'));
    await expect(writing).rejects.toThrow('gone');
    expect(await temporaryFiles()).toEqual([]);
    expect(await readdir(path.join(directory, 'objects'))).toEqual(['fine', 'fine~type']);
  });

  it('says so when it cannot write', async () => {
    const storage = await createDiskStorage(directory);
    await rm(path.join(directory, 'temporary'), { recursive: true });
    await expect(storage.put('a', Buffer.from('x'), text)).rejects.toThrow(StorageUnavailable);
    await expect(storage.check()).rejects.toThrow(StorageUnavailable);
  });

  it('keeps what it stores to its own account', async () => {
    const storage = await createDiskStorage(directory);
    await storage.put('users/1/a', Buffer.from('x'), text);
    expect((await stat(path.join(directory, 'objects/users'))).mode & 0o077).toBe(0);
    expect((await stat(path.join(directory, 'objects/users/1/a'))).mode & 0o077).toBe(0);
  });

  it('refuses to use one name for an object and a folder', async () => {
    const storage = await createDiskStorage(directory);
    await storage.put('a/b', Buffer.from('x'), text);
    await expect(storage.put('a', Buffer.from('y'), text)).rejects.toThrow(InvalidKey);
    await expect(storage.put('a/b/c', Buffer.from('y'), text)).rejects.toThrow(InvalidKey);
    expect(await temporaryFiles()).toEqual([]);
  });

  it('survives writing into a prefix while it is deleted', async () => {
    const storage = await createDiskStorage(directory);
    const writes = Array.from({ length: 100 }, (_, index) =>
      storage.put(`busy/${index % 3}/${index}`, Buffer.from('x'), text),
    );
    const deletions = Array.from({ length: 4 }, () => storage.deletePrefix('busy/'));
    await Promise.all([...writes, ...deletions]);
    for await (const { key } of storage.list('busy/')) expect((await storage.stat(key))?.sizeBytes).toBe(1);
    await storage.deletePrefix('busy/');
    expect(await readdir(path.join(directory, 'objects'))).toEqual([]);
    expect(await temporaryFiles()).toEqual([]);
  });

  it('clears the leftovers of a killed process at the next start, and those of living ones only when they are old', async () => {
    const script = `
      import { PassThrough } from 'node:stream';
      import { createDiskStorage } from ${JSON.stringify(new URL('disk-storage.ts', import.meta.url).href)};
      const storage = await createDiskStorage(${JSON.stringify(directory)});
      const source = new PassThrough();
      source.write('half an answer');
      void storage.put('a', source, { contentType: 'text/plain' });
      setInterval(() => {}, 1000);`;
    const writer = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'ignore' });
    try {
      await expect.poll(temporaryFiles, { timeout: 20_000 }).toHaveLength(1);
      await createDiskStorage(directory);
      expect(await temporaryFiles()).toHaveLength(1);
    } finally {
      writer.kill('SIGKILL');
      await once(writer, 'exit');
    }
    await writeFile(path.join(directory, 'temporary/elsewhere~1~00-fresh'), 'x');
    await writeFile(path.join(directory, 'temporary/elsewhere~1~00-old'), 'x');
    await mkdir(path.join(directory, 'temporary/elsewhere~1~11/users/1'), { recursive: true });
    const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    for (const name of ['elsewhere~1~00-old', 'elsewhere~1~11']) {
      await utimes(path.join(directory, 'temporary', name), twoHoursAgo, twoHoursAgo);
    }

    const storage = await createDiskStorage(directory);
    expect(await temporaryFiles()).toEqual(['elsewhere~1~00-fresh']);
    expect(await storage.stat('a')).toBeUndefined();
  });
});
