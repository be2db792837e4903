import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { reasonOf } from '../errors/describe-error.ts';
import type { Log } from '../log.ts';

const firstRestartDelayMs = 500;
const longestRestartDelayMs = 30_000;
/** A worker that ran this long was healthy, so its next restart is quick again. */
const healthyAfterMs = 60_000;
const stopTimeoutMs = 25_000;
/**
 * Blocks of this size and more go back to the system when they are freed. Left to itself, glibc keeps them: 120 MB more after a
 * minute of speech, for 2 % of its time.
 */
export const allocation = { MALLOC_MMAP_THRESHOLD_: String(2 ** 20) };

/**
 * The grammar checker is WebAssembly. Optimising it costs 100 MB and more time than a worker's lifetime of answers wins back, so
 * that only what runs far longer is optimised.
 */
const engineFlags = ['--wasm-tiering-budget=100000000'];

export interface SupervisedWorker {
  ready: Promise<unknown>;
  stop(): Promise<void>;
}

/** Runs the worker as its own process and starts it again when it dies, so that a crashing job takes no request down. */
export function superviseWorker(entry: string, environment: NodeJS.ProcessEnv, log: Log): SupervisedWorker {
  let child: ChildProcess | undefined;
  let restartDelayMs = firstRestartDelayMs;
  let restart: NodeJS.Timeout | undefined;
  let stopped = false;
  const { promise: ready, resolve: markReady } = Promise.withResolvers<undefined>();

  function start(): void {
    const startedAtMs = Date.now();
    const worker = spawn(process.execPath, [...engineFlags, entry], {
      env: { ...allocation, ...environment },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child = worker;
    worker.on('message', () => {
      markReady(undefined);
    });
    worker.on('error', (error) => {
      const wasSpawned = worker.pid !== undefined;
      if (!wasSpawned) startAgain({ reason: error.message });
    });
    worker.on('exit', (code, signal) => {
      if (Date.now() - startedAtMs > healthyAfterMs) restartDelayMs = firstRestartDelayMs;
      startAgain({ code, signal });
    });
  }

  function startAgain(end: object): void {
    if (stopped) return;
    log.error({ ...end, restartDelayMs }, 'the worker ended and is started again');
    restart = setTimeout(() => {
      try {
        start();
      } catch (error) {
        // No memory for a process, for example: Node throws some of these and reports others.
        startAgain({ reason: reasonOf(error) });
      }
    }, restartDelayMs);
    restartDelayMs = Math.min(restartDelayMs * 2, longestRestartDelayMs);
  }

  start();
  return {
    ready,
    async stop() {
      stopped = true;
      clearTimeout(restart);
      const worker = child;
      if (worker?.pid === undefined || worker.exitCode !== null || worker.signalCode !== null) return;
      const ended = once(worker, 'exit');
      worker.kill('SIGTERM');
      const force = setTimeout(() => worker.kill('SIGKILL'), stopTimeoutMs);
      await ended;
      clearTimeout(force);
    },
  };
}
