// @ts-check
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** How long a tool that was asked to stop may take before it is killed. */
const STOP_GRACE_MS = 10_000;

/** The exit code a shell reports for a program that a signal ended. */
export const exitCodeOf = (/** @type {number | null} */ code, /** @type {NodeJS.Signals | null} */ signal) =>
  code ?? 128 + (signal === null ? 0 : constants.signals[signal]);

const STOP_SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** A tool must not outlive the script that started it, even when only the script is signalled. */
const stopWithChildren = (/** @type {NodeJS.Signals} */ signal) => {
  for (const child of running) child.kill(signal);
  process.exit(exitCodeOf(null, signal));
};

/** @param {import('node:child_process').ChildProcess} child */
const track = (child) => {
  if (running.size === 0) for (const signal of STOP_SIGNALS) process.on(signal, stopWithChildren);
  running.add(child);
};

/** @param {import('node:child_process').ChildProcess} child */
const untrack = (child) => {
  running.delete(child);
  if (running.size === 0) for (const signal of STOP_SIGNALS) process.off(signal, stopWithChildren);
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
    const limit =
      limitMs === undefined
        ? undefined
        : setTimeout(() => {
            timedOut = true;
            child.kill('SIGTERM');
            setTimeout(() => child.kill('SIGKILL'), STOP_GRACE_MS).unref();
          }, limitMs);

    const finish = () => {
      untrack(child);
      clearTimeout(limit);
    };
    child.on('error', (error) => {
      finish();
      reject(error);
    });
    child.on('close', (code, signal) => {
      finish();
      resolve({ code: exitCodeOf(code, signal), output: captured, timedOut });
    });
  });
