// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { say } from './progress.mjs';
import { exitCodeOf } from './run-command.mjs';
import { onStopSignals } from './stop-signals.mjs';

/** Between a death and the next start; doubled when one death follows soon on another. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** Whoever has lived this long did not die of its start. */
const STEADY_AFTER_MS = 60_000;

/**
 * Runs a server until it is told to stop, and starts it again when it dies after it had told over its channel that it is ready;
 * from then on as often as it takes, because what it needs may be away for a while too. One that never came up has said why, and
 * would only say so again.
 *
 * Stops are told by closing the channel, not by a signal: Ctrl-C has already signalled the server, and the channel
 * also closes when this process is killed, so the server never stays behind.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, firstPauseMs?: number }} options
 * @returns {Promise<number>} its last exit code
 */
export const keepRunning = async (program, args, { cwd, env, firstPauseMs = FIRST_PAUSE_MS }) => {
  const stopRequest = new AbortController();
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server;
  const stopListening = onStopSignals({
    stop: () => {
      stopRequest.abort();
      if (server?.connected) server.disconnect();
    },
    force: () => {
      say('Stopping at once.');
      server?.kill('SIGKILL');
    },
  });

  let wasEverReady = false;
  try {
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
      const startedAtMs = Date.now();
      server = spawn(program, args, { cwd, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
      server.once('message', () => (wasEverReady = true));
      const [code, signal] = await once(server, 'exit');
      const exitCode = exitCodeOf(code, signal);
      if (stopRequest.signal.aborted || !wasEverReady || exitCode === 0) return exitCode;

      if (Date.now() - startedAtMs > STEADY_AFTER_MS) pauseMs = firstPauseMs;
      say(`Bandwise stopped unexpectedly (${signal ?? `code ${code}`}) and is started again.`);
      await delay(pauseMs, undefined, { signal: stopRequest.signal }).catch(() => undefined);
      if (stopRequest.signal.aborted) return exitCode;
    }
  } finally {
    stopListening();
  }
};
