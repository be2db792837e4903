import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { apiBasePath } from '@bandwise/contract/limits';
import { tarball } from '@bandwise/speech/models/testing/build-tar';
import { startRegistry, type Registry } from '@bandwise/speech/models/testing/registry';
import { afterAll, afterEach, beforeAll, expect, inject, it, vi } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { scratchForProcesses, startLimitMs, startServer, type ServerProcess } from './server-process.ts';

const packageName = '@somebody/models';
const weights = randomBytes(200_000);
const packed = gzipSync(tarball({ 'package/dist/all.bin': weights }));
const lock = {
  packages: [
    {
      name: packageName,
      version: '1.2.3',
      integrity: `sha512-${createHash('sha512').update(packed).digest('base64')}`,
      bytes: packed.length,
      licence: 'MIT',
      credit: 'Somebody',
      files: [
        {
          path: 'dist/all.bin',
          to: 'hearing/all.bin',
          bytes: weights.length,
          sha256: createHash('sha256').update(weights).digest('hex'),
        },
      ],
    },
  ],
};
/** npm is a slow starter, and it is asked several times before a registry is given up. */
const fetchLimitMs = 120_000;

const scratch = scratchForProcesses();
let registry: Registry;
let server: ServerProcess | undefined;

beforeAll(async () => {
  registry = await startRegistry(packageName, '1.2.3', packed);
  await writeFile(path.join(scratch, 'lock.json'), JSON.stringify(lock));
});
afterEach(async () => {
  server?.child.kill('SIGTERM');
  await server?.exited;
});
afterAll(() => registry.close());

async function start(dataName: string, registryUrl: string): Promise<ServerProcess> {
  const dataDir = path.join(scratch, dataName);
  server = await startServer(dataDir, {
    DATABASE_URL: await createTestDatabase(inject('postgresUrl'), inject('templateDatabase')),
    BANDWISE_MODELS: path.join(dataDir, 'models'),
    BANDWISE_MODEL_LOCK: path.join(scratch, 'lock.json'),
    npm_config_registry: registryUrl,
    npm_config_cache: path.join(scratch, 'npm'),
    npm_config_fetch_retries: '0',
  });
  return server;
}

const modelState = async ({ url }: ServerProcess) => {
  const reply = await fetch(`${url}${apiBasePath}/system/models`);
  return (await reply.json()) as { state: string; doneBytes: number; totalBytes: number };
};
const comesTo = (running: ServerProcess, state: string) =>
  vi.waitUntil(
    async () => {
      const now = await modelState(running);
      return now.state === state && now;
    },
    { timeout: fetchLimitMs, interval: 100 },
  );

it(
  'a first start answers at once, tells how far the models are, and is ready when they have come',
  { timeout: startLimitMs + 2 * fetchLimitMs },
  async () => {
    registry.stallNext = true;
    const running = await start('first', registry.url);
    expect((await fetch(`${running.url}/readyz`)).status).toBe(200);
    const fetching = await vi.waitUntil(
      async () => {
        const now = await comesTo(running, 'fetching');
        return now.doneBytes > 0 && now;
      },
      { timeout: fetchLimitMs, interval: 100 },
    );
    expect(fetching).toMatchObject({ totalBytes: packed.length });
    registry.hangUp();
    await comesTo(running, 'ready');
    expect(existsSync(path.join(scratch, 'first/models/hearing/all.bin'))).toBe(true);
    expect(running.output()).toContain('missing or damaged: hearing/all.bin');
    expect(running.output()).toMatch(/Fetching models \[[#.]+\] \d+ %/);
    expect(running.output()).toContain('The speech engine is ready.');
  },
);

it(
  'without a network the server runs, says what is missing and tries again',
  { timeout: startLimitMs + fetchLimitMs },
  async () => {
    const nobodyListens = 'http://127.0.0.1:9/';
    const running = await start('offline', nobodyListens);
    await comesTo(running, 'failed');
    expect((await fetch(`${running.url}/readyz`)).status).toBe(200);
    expect(running.output()).toContain('missing or damaged: hearing/all.bin');
    expect(running.output()).toMatch(
      /@somebody\/models@1\.2\.3 could not be downloaded .* It is tried again in 5 s/,
    );
  },
);
