import { createHash, randomBytes } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { createDiskStorage } from './disk-storage.ts';
import type { ByteRange, ListedObject, ObjectStorage } from './object-storage.ts';
import { startS3Server } from './s3-server.fixture.ts';
import { createS3Storage } from './s3-storage.ts';
import { InvalidKey, ObjectNotFound, RangeNotSatisfiable } from './storage-errors.ts';

interface RunningStorage {
  storage: ObjectStorage;
  stop(): Promise<void>;
}

/** What S3 lists or deletes at a time. */
const s3PageSize = 1_000;

const implementations: {
  name: string;
  prefixObjects?: number;
  start: (directory: string) => Promise<RunningStorage>;
}[] = [
  {
    name: 'disk',
    start: async (directory) => ({
      storage: await createDiskStorage(directory),
      stop: () => Promise.resolve(),
    }),
  },
  {
    name: 'S3',
    prefixObjects: s3PageSize + 50,
    start: async () => {
      const server = await startS3Server();
      return { storage: createS3Storage(server.options), stop: () => server.close() };
    },
  },
  {
    name: 'S3 under a prefix',
    start: async () => {
      const server = await startS3Server();
      return {
        storage: createS3Storage({ ...server.options, prefix: 'shared/bandwise/' }),
        stop: () => server.close(),
      };
    },
  },
];

describe.each(implementations)('object storage on $name', ({ start, prefixObjects = 60 }) => {
  const directory = scratchFolder('storage');
  let running: RunningStorage;
  let storage: ObjectStorage;

  beforeAll(async () => {
    running = await start(directory);
    storage = running.storage;
  });

  afterAll(() => running.stop());

  const putText = (key: string, text: string) =>
    storage.put(key, Buffer.from(text), { contentType: 'text/plain' });
  const readText = async (key: string, range?: ByteRange) =>
    (await buffer((await storage.get(key, range)).body)).toString();
  const listSorted = async (prefix: string): Promise<ListedObject[]> => {
    const objects: ListedObject[] = [];
    for await (const object of storage.list(prefix)) objects.push(object);
    return objects.sort((a, b) => (a.key < b.key ? -1 : 1));
  };

  it('returns a streamed object as it was given, with its size, hash and type', async () => {
    const content = randomBytes(5 * 1024 * 1024 + 123);
    const chunks = Array.from({ length: 81 }, (_, index) =>
      content.subarray(index * 65_536, (index + 1) * 65_536),
    );
    const stored = await storage.put('round-trip/answer.wav', Readable.from(chunks), {
      contentType: 'audio/wav',
    });
    expect(stored).toEqual({
      sizeBytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    });

    const opened = await storage.get('round-trip/answer.wav');
    expect(opened).toMatchObject({ sizeBytes: content.length, contentType: 'audio/wav' });
    expect((await buffer(opened.body)).equals(content)).toBe(true);
  });

  it('keeps an empty object', async () => {
    await storage.put('empty', Readable.from([]), { contentType: 'text/plain' });
    expect(await storage.stat('empty')).toMatchObject({ sizeBytes: 0 });
    expect(await readText('empty')).toBe('');
  });

  it('takes streams of text', async () => {
    const stored = await storage.put('text-stream', Readable.from(['héllo ', 'wörld']), {
      contentType: 'text/plain',
    });
    expect(stored.sizeBytes).toBe(13);
    expect(await readText('text-stream')).toBe('héllo wörld');
  });

  it('reads a range, both ends inclusive, and tells the size of the whole', async () => {
    await putText('ranges/a.txt', '0123456789');
    expect(await readText('ranges/a.txt', { startByte: 2, endByte: 5 })).toBe('2345');
    expect(await readText('ranges/a.txt', { startByte: 0, endByte: 0 })).toBe('0');
    expect(await readText('ranges/a.txt', { startByte: 9, endByte: 9 })).toBe('9');
    expect(await readText('ranges/a.txt', { startByte: 7, endByte: 1000 })).toBe('789');
    const opened = await storage.get('ranges/a.txt', { startByte: 0, endByte: 3 });
    expect(opened).toMatchObject({ sizeBytes: 10, contentType: 'text/plain' });
    expect((await buffer(opened.body)).toString()).toBe('0123');
  });

  it.each([
    { startByte: 10, endByte: 12 },
    { startByte: 5, endByte: 4 },
    { startByte: -1, endByte: 4 },
    { startByte: 0.5, endByte: 4 },
    { startByte: 0, endByte: Number.NaN },
  ])('refuses the range $startByte-$endByte of ten bytes', async (range) => {
    await putText('ranges/b.txt', '0123456789');
    await expect(storage.get('ranges/b.txt', range)).rejects.toThrow(RangeNotSatisfiable);
  });

  it('knows what is missing', async () => {
    await expect(storage.get('missing/nothing.wav')).rejects.toThrow(ObjectNotFound);
    expect(await storage.stat('missing/nothing.wav')).toBeUndefined();
    await expect(storage.delete('missing/nothing.wav')).resolves.toBeUndefined();
    await expect(storage.deletePrefix('missing/')).resolves.toBeUndefined();
    expect(await listSorted('missing/')).toEqual([]);
  });

  it('takes an object for no folder and a folder for no object', async () => {
    await putText('kinds/object', 'x');
    await putText('kinds/folder/object', 'y');
    await expect(storage.get('kinds/folder')).rejects.toThrow(ObjectNotFound);
    expect(await storage.stat('kinds/folder')).toBeUndefined();
    await expect(storage.get('kinds/object/inside')).rejects.toThrow(ObjectNotFound);
    expect(await storage.stat('kinds/object/inside')).toBeUndefined();
    await storage.delete('kinds/folder');
    await storage.delete('kinds/object/inside');
    await storage.deletePrefix('kinds/object/');
    expect(await listSorted('kinds/object/')).toEqual([]);
    expect((await listSorted('kinds/')).map(({ key }) => key)).toEqual([
      'kinds/folder/object',
      'kinds/object',
    ]);
  });

  it('tells size, type and time of an object', async () => {
    const beforeMs = Date.now();
    await putText('stat/a.txt', 'hello');
    const stat = await storage.stat('stat/a.txt');
    expect(stat).toMatchObject({ sizeBytes: 5, contentType: 'text/plain' });
    expect(Math.abs(stat!.modifiedAt.getTime() - beforeMs)).toBeLessThan(60_000);
  });

  it('overwrites content and type', async () => {
    await putText('overwrite/a', 'a long first version');
    await storage.put('overwrite/a', Buffer.from('{}'), { contentType: 'application/json' });
    expect(await readText('overwrite/a')).toBe('{}');
    expect(await storage.stat('overwrite/a')).toMatchObject({
      sizeBytes: 2,
      contentType: 'application/json',
    });
  });

  it('shows the old object, whole, until the new one is complete', async () => {
    await putText('overwrite/b', 'old content');
    const source = new PassThrough();
    const writing = storage.put('overwrite/b', source, { contentType: 'text/plain' });
    await new Promise((resolve) => source.write(Buffer.alloc(6 * 1024 * 1024, 'n'), resolve));
    expect(await readText('overwrite/b')).toBe('old content');
    source.end('end');
    await writing;
    expect(await readText('overwrite/b')).toMatch(/^n+end$/);
  });

  it.each(['before the first byte', 'after six megabytes'])(
    'keeps nothing of a stream that fails %s',
    async (moment) => {
      const folder = `failed/${moment.replaceAll(' ', '-')}/`;
      await putText(`${folder}old`, 'old content');
      const failure = new Error('the microphone went away');
      const failing = () =>
        Readable.from(
          (function* () {
            if (moment.startsWith('after')) yield Buffer.alloc(6 * 1024 * 1024);
            throw failure;
          })(),
        );
      await expect(storage.put(`${folder}new`, failing(), { contentType: 'audio/wav' })).rejects.toBe(
        failure,
      );
      await expect(storage.put(`${folder}old`, failing(), { contentType: 'audio/wav' })).rejects.toBe(
        failure,
      );
      expect(await listSorted(folder)).toEqual([{ key: `${folder}old`, sizeBytes: 11 }]);
      expect(await readText(`${folder}old`)).toBe('old content');
      expect(await storage.stat(`${folder}old`)).toMatchObject({ contentType: 'text/plain' });
    },
  );

  it('keeps nothing of a stream that is torn down', async () => {
    const source = new PassThrough();
    const writing = storage.put('torn/a', source, { contentType: 'audio/wav' });
    source.write(Buffer.alloc(1024));
    source.destroy();
    await expect(writing).rejects.toThrow(/premature/i);
    await expect(storage.put('torn/b', source, { contentType: 'audio/wav' })).rejects.toThrow(/premature/i);
    expect(await listSorted('torn/')).toEqual([]);
  });

  it('lists a prefix and nothing beside it', async () => {
    await putText('list/1/a', 'a');
    await putText('list/1/b/c.txt', 'bcd');
    await putText('list/10/a', 'a');
    expect(await listSorted('list/1/')).toEqual([
      { key: 'list/1/a', sizeBytes: 1 },
      { key: 'list/1/b/c.txt', sizeBytes: 3 },
    ]);
    expect((await listSorted('')).map(({ key }) => key)).toEqual(
      expect.arrayContaining(['list/1/a', 'list/10/a']),
    );
  });

  it('deletes an object', async () => {
    await putText('delete/a', 'a');
    await putText('delete/b', 'b');
    await storage.delete('delete/a');
    expect(await storage.stat('delete/a')).toBeUndefined();
    expect(await readText('delete/b')).toBe('b');
  });

  it(`deletes a prefix of ${prefixObjects} objects and nothing beside it`, { timeout: 60_000 }, async () => {
    const keys = Array.from({ length: prefixObjects }, (_, index) => `many/1/${index % 7}/${index}`);
    for (let start = 0; start < keys.length; start += 50) {
      await Promise.all(keys.slice(start, start + 50).map((key) => putText(key, key)));
    }
    await putText('many/10/neighbour', 'stays');
    expect(await listSorted('many/1/')).toHaveLength(keys.length);
    await storage.deletePrefix('many/1/');
    expect(await listSorted('many/')).toEqual([{ key: 'many/10/neighbour', sizeBytes: 5 }]);
  });

  it('writes to a prefix that was deleted', async () => {
    await putText('again/a/b', 'first');
    await storage.deletePrefix('again/');
    await putText('again/a/b', 'second');
    expect(await readText('again/a/b')).toBe('second');
  });

  it.each([
    '../escape',
    '/etc/passwd',
    'a/../../b',
    'a//b',
    'a/',
    '',
    '.',
    'a\\b',
    'a\0b',
    'ä',
    'a~type',
    'x'.repeat(513),
  ])('refuses the key %j everywhere', async (key) => {
    await expect(putText(key, 'x')).rejects.toThrow(InvalidKey);
    await expect(storage.get(key)).rejects.toThrow(InvalidKey);
    await expect(storage.stat(key)).rejects.toThrow(InvalidKey);
    await expect(storage.delete(key)).rejects.toThrow(InvalidKey);
  });

  it.each(['../', '/', 'users', 'a/../', 'a//', './'])('refuses the prefix %j', async (prefix) => {
    await expect(storage.deletePrefix(prefix)).rejects.toThrow(InvalidKey);
    await expect(listSorted(prefix)).rejects.toThrow(InvalidKey);
  });

  it('never deletes everything', async () => {
    await expect(storage.deletePrefix('')).rejects.toThrow(InvalidKey);
  });

  it('finds itself healthy and leaves no trace of the check', async () => {
    await storage.check();
    expect(await listSorted('health-check/')).toEqual([]);
  });
});
