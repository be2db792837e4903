// @ts-check
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { childrenHaveIt, onStopSignals } from './stop-signals.mjs';

/** How long a tool that was asked to stop may take before it is killed. */
const STOP_GRACE_MS = 10_000;

/**
 * The exit code a shell reports, also for a program that a signal ended.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
export const exitCodeOf = (code, signal) => code ?? 128 + (signal === null ? 0 : constants.signals[signal]);

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** @type {NodeJS.Signals | undefined} */
let stoppedBy;
let stopListening = () => {};

const signalAll = (/** @type {NodeJS.Signals} */ signal) => {
  for (const child of running) child.kill(signal);
};

const listen = () =>
  onStopSignals({
    stop: (signal) => {
      stoppedBy = signal;
      if (!childrenHaveIt(signal)) signalAll(signal);
      // npm, for one, first undoes what it has installed so far.
      setTimeout(signalAll, STOP_GRACE_MS, 'SIGKILL').unref();
    },
    force: () => signalAll('SIGKILL'),
  });

/**
 * A tool must not outlive the script that started it, so the script waits for its tools before it gives in to a signal.
 * @param {import('node:child_process').ChildProcess} child
 */
const track = (child) => {
  if (running.size === 0) stopListening = listen();
  running.add(child);
};

/** @param {import('node:child_process').ChildProcess} child */
const untrack = (child) => {
  running.delete(child);
  if (running.size > 0) return;
  stopListening();
  if (stoppedBy !== undefined) process.exit(exitCodeOf(null, stoppedBy));
};

/**
 * Runs a tool to its end. `inherit` shows its output as it comes; `capture` returns it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, output: 'inherit' | 'capture', limitMs?: number }} options
 * @returns {Promise<{ code: number, output: string, timedOut: boolean }>}
 */
export const runCommand = (command, args, { cwd, env, output, limitMs }) =>
  new Promise((resolve, reject) => {
    const channel = output === 'inherit' ? 'inherit' : 'pipe';
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', channel, channel] });
    track(child);

    let captured = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk) => (captured += chunk));
    }

    let timedOut = false;
    const onLimit = () => {
      timedOut = true;
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), STOP_GRACE_MS).unref();
    };
    const limit = limitMs === undefined ? undefined : setTimeout(onLimit, limitMs);

    child.on('error', (error) => {
      clearTimeout(limit);
      untrack(child);
      reject(error);
    });
    child.on('close', (code, signal) => {
      clearTimeout(limit);
      untrack(child);
      resolve({ code: exitCodeOf(code, signal), output: captured, timedOut });
    });
  });
