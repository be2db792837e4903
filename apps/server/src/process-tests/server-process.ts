import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
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

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export async function spawnServer(
  dataDir: string,
  environment: Record<string, string> = {},
  options: { withChannel?: boolean } = {},
): Promise<ServerProcess> {
  const port = environment.PORT ?? String(await freePort());
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

/** A folder that PostgreSQL's account may pass through. */
export async function makeScratch(): Promise<string> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'bandwise-process-'));
  await chmod(scratch, 0o755);
  return scratch;
}

/** Ends whatever a failed test left running in the folder, and removes it. */
export async function clearScratch(scratch: string): Promise<void> {
  for (const pid of await processesOf(scratch)) process.kill(pid, 'SIGKILL');
  await vi.waitUntil(async () => (await processesOf(scratch)).length === 0, { timeout: 20_000 });
  await rm(scratch, { recursive: true, force: true, maxRetries: 10 });
}
