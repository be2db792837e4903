import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { pickFreePort } from '../src/platform/embedded-postgres/launch-server.ts';
import type { Defer } from './measurement.ts';

const sources = path.resolve(import.meta.dirname, '../src');
const workerProgram = 'src/worker.ts';

export interface ServerProcess {
  url: string;
  /** Runs a command of the administrator's program on this server's data. */
  admin: (...args: string[]) => Promise<string>;
  /** Of the background process. */
  workerResidentMb: () => Promise<number>;
  workerPid: () => Promise<number>;
}

/** The product as `npm start` runs it, on an empty data folder and a free port. */
export async function startServerProcess(
  defer: Defer,
  settings: Record<string, string> = {},
): Promise<ServerProcess> {
  const dataDir = await makeDataFolder(defer);
  const port = await pickFreePort();
  const environment = {
    ...process.env,
    BANDWISE_DATA: dataDir,
    BANDWISE_MODELS: path.resolve(sources, '../../../.cache/models'),
    PORT: String(port),
    HOST: '127.0.0.1',
    RATE_LIMIT_FACTOR: '1000000',
    NODE_ENV: 'production',
    ...settings,
  };
  // It stops by itself when the channel closes, so a killed bench leaves nothing behind.
  const child = spawn(process.execPath, [path.join(sources, 'main.ts')], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  defer(() => stop(child));
  await readUntilReady(child);
  return {
    url: `http://127.0.0.1:${port}`,
    async admin(...args) {
      const program = path.join(sources, 'admin.ts');
      const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], {
        env: environment,
      });
      return stdout;
    },
    workerResidentMb: async () => (await findChild(child.pid ?? 0, workerProgram)).residentMb,
    workerPid: async () => (await findChild(child.pid ?? 0, workerProgram)).pid,
  };
}

/** The child of a process that was started with this program. */
async function findChild(parent: number, program: string): Promise<{ pid: number; residentMb: number }> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=,args=']);
  const line = stdout
    .split('\n')
    .map((one) => /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(one))
    .find((match) => Number(match?.[2]) === parent && match?.[4]?.includes(program));
  if (!line) throw new Error(`no child of the server runs ${program}`);
  return { pid: Number(line[1]), residentMb: Number(line[3]) / 1024 };
}

/** PostgreSQL may run under another account, which must be able to pass. */
export async function makeDataFolder(defer: Defer): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bandwise-bench-'));
  await chmod(folder, 0o755);
  defer(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
  return path.join(folder, 'data');
}

async function readUntilReady(child: ChildProcess): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (said.includes('Bandwise is ready')) return;
      said += chunk.toString();
      if (said.includes('Bandwise is ready')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The server ended with code ${String(code)}:\n${said}`)));
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
