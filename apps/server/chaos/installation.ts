import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Defer } from '../bench/measurement.ts';
import { processesOf } from '../src/process-tests/processes.ts';

const root = path.resolve(import.meta.dirname, '../../..');
/** A first start makes a database and keys, on a machine that is kept busy. */
const startLimitMs = 180_000;
const lookEveryMs = 100;

/** One copy of the product as `npm start` runs it; what dies is started again by that, never by us. */
export interface Copy {
  url: string;
  /** Everything printed so far. */
  output: () => string;
  /** Whether every program of it runs, and the web server answers and has a database. */
  isReady: () => Promise<boolean>;
  /** The program of this name that runs now for this copy. */
  findProcess: (program: 'main.ts' | 'worker.ts') => Promise<number | undefined>;
}

export async function startCopy(
  defer: Defer,
  name: string,
  port: number,
  settings: Record<string, string>,
): Promise<Copy> {
  // In the environment of everything that belongs to this copy.
  const mark = `${name}-${port}-${process.pid}`;
  const keeper = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: {
      ...process.env,
      BANDWISE_MODELS: path.join(root, '.cache/models'),
      HOST: '127.0.0.1',
      PORT: String(port),
      RATE_LIMIT_FACTOR: '1000000',
      LOG_LEVEL: 'error',
      BANDWISE_CHAOS_COPY: mark,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  defer(() => stop(keeper));
  let printed = '';
  for (const stream of [keeper.stdout, keeper.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const url = `http://127.0.0.1:${port}`;
  const copy: Copy = {
    url,
    output: () => printed,
    async isReady() {
      const answers = await Promise.all([
        settings.ROLE === 'worker' || answersAt(`${url}/readyz`),
        settings.ROLE === 'web' || findProcess(mark, 'worker.ts').then((pid) => pid !== undefined),
      ]);
      return answers.every(Boolean);
    },
    findProcess: (program) => findProcess(mark, program),
  };
  for (const startedAtMs = Date.now(); !/^(Bandwise|The worker) is ready/m.test(printed);) {
    if (keeper.exitCode !== null || Date.now() - startedAtMs > startLimitMs)
      throw new Error(`${name} did not come up:\n${printed}`);
    await delay(lookEveryMs);
  }
  return copy;
}

async function answersAt(address: string): Promise<boolean> {
  const reply = await fetch(address, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
  return reply?.ok ?? false;
}

async function findProcess(mark: string, program: string): Promise<number | undefined> {
  for (const pid of await processesOf(mark)) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.includes(`src/${program}`)) return pid;
  }
  return undefined;
}

async function stop(keeper: ChildProcess): Promise<void> {
  if (keeper.exitCode !== null || keeper.signalCode !== null) return;
  const ended = once(keeper, 'exit');
  keeper.kill('SIGTERM');
  await ended;
}
