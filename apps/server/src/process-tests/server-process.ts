import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { afterAll, vi } from 'vitest';
import { pickFreePort } from '../platform/embedded-postgres/launch-server.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { processesOf } from './processes.ts';

const mainEntry = path.resolve(import.meta.dirname, '../main.ts');
/** The one that `npm start` uses. */
const compileCache = path.resolve(import.meta.dirname, '../../../../.cache/node');
/** Where all tests of this clone keep the models. */
const sharedModels = path.resolve(import.meta.dirname, '../../../../.cache/models');
/** A first start makes a database and a 4096-bit key, on a machine that may be busy with other tests. */
export const startLimitMs = 60_000;

/** The product as its users run it: `main.ts` in a process, and a process group, of its own. */
export interface ServerProcess {
  child: ChildProcess & { pid: number };
  url: string;
  /** Everything printed so far. */
  output: () => string;
  errors: () => string;
  /** Resolves when it says that it is ready; rejects when it ends before. */
  ready: () => Promise<void>;
  /** The exit code, or the signal that ended it. */
  exited: Promise<number | string>;
}

export async function spawnServer(
  dataDir: string,
  environment: Record<string, string> = {},
  options: { withChannel?: boolean } = {},
): Promise<ServerProcess> {
  const port = environment.PORT ?? String(await pickFreePort());
  const child = spawn(process.execPath, [mainEntry], {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: port,
      BANDWISE_DATA: dataDir,
      BANDWISE_MODELS: sharedModels,
      RATE_LIMIT_FACTOR: '1000',
      NODE_COMPILE_CACHE: compileCache,
      ...environment,
    },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', options.withChannel === true ? 'ipc' : 'ignore'],
  });
  let output = '';
  let errors = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const exited = new Promise<number | string>((resolve) => {
    child.on('exit', (code, signal) => {
      resolve(code ?? signal ?? '');
    });
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('the server could not be spawned');

  return {
    child: Object.assign(child, { pid }),
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    errors: () => errors,
    exited,
    ready: () =>
      vi.waitUntil(
        () => {
          if (child.exitCode !== null || child.signalCode !== null)
            throw new Error(`the server ended: ${errors}${output}`);
          return /^(Bandwise|The worker) is ready/m.test(output);
        },
        { timeout: startLimitMs, interval: 25 },
      ) as Promise<unknown> as Promise<void>,
  };
}

export async function startServer(...args: Parameters<typeof spawnServer>): Promise<ServerProcess> {
  const server = await spawnServer(...args);
  await server.ready();
  return server;
}

/** A folder for the tests of a file; whatever a failed test left running in it ends with them. */
export function scratchForProcesses(): string {
  const scratch = scratchFolder('process');
  afterAll(async () => {
    for (const pid of await processesOf(scratch)) process.kill(pid, 'SIGKILL');
    await vi.waitUntil(async () => (await processesOf(scratch)).length === 0, { timeout: 20_000 });
  });
  return scratch;
}
