import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');

/** A server of one test, which may kill it: with a port, a data folder and a process group of its own. */
export interface OwnServer {
  url: string;
  /** Resolves when it says that it is ready. */
  start(): Promise<void>;
  /** As the machine's power would: nothing is written, closed or said. */
  kill(): Promise<void>;
  /** Uploads that are being received, or were when it was killed. */
  unfinishedUploads(): Promise<string[]>;
  /** Everything it has said, mails among it. */
  printed(): string;
  remove(): Promise<void>;
}

export async function makeOwnServer(): Promise<OwnServer> {
  const port = await freePort();
  const folder = await mkdtemp(path.join(tmpdir(), 'bandwise-own-server-'));
  // The account of PostgreSQL has to pass through.
  await chmod(folder, 0o755);
  const dataDir = path.join(folder, 'data');
  let running: ChildProcess | undefined;
  let printed = '';

  async function start(): Promise<void> {
    running = spawn(process.execPath, ['apps/server/src/main.ts'], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        BANDWISE_DATA: dataDir,
        BANDWISE_MODELS: path.join(root, '.cache/models'),
        LOG_LEVEL: 'error',
      },
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running.stdout?.setEncoding('utf8').on('data', (text: string) => (printed += text));
    await readiness(running);
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const ending = running;
    running = undefined;
    if (ending?.pid === undefined || ending.exitCode !== null) return;
    const exited = once(ending, 'exit');
    // SIGKILL takes the whole group; a server that is asked to stop ends its helpers itself.
    process.kill(signal === 'SIGKILL' ? -ending.pid : ending.pid, signal);
    await exited;
  }

  return {
    url: `http://localhost:${port}`,
    start,
    kill: () => end('SIGKILL'),
    printed: () => printed,
    unfinishedUploads: () => readdir(path.join(dataDir, 'storage/temporary')).catch(() => []),
    async remove() {
      // One that was killed left its database running; the next one takes it over, and stops it with itself.
      if (!running) await start();
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function readiness(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (/^Bandwise is ready/m.test(output)) resolve();
    });
    server.on('exit', () => reject(new Error(`The server ended: ${output}`)));
  });
}
