// @ts-check
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureWebBuilt } from './build-web.mjs';
import { ensureInstalled } from './install.mjs';
import { runScript, say } from './progress.mjs';
import { NODE_24, ROOT } from './repository.mjs';
import { exitCodeOf } from './run-command.mjs';
import { onStopSignals } from './stop-signals.mjs';

/** Halves the time that the server's modules take to load, from the second start on. */
const NODE_COMPILE_CACHE = path.join(ROOT, '.cache/node');

/**
 * Stops are told by closing the channel, not by a signal: Ctrl-C has already signalled the server, and the channel
 * also closes when this process is killed, so the server never stays behind.
 * @returns {Promise<number>}
 */
const serve = () =>
  new Promise((resolve, reject) => {
    const server = spawn(NODE_24, ['apps/server/src/main.ts'], {
      cwd: ROOT,
      env: { NODE_COMPILE_CACHE, ...process.env },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });

    onStopSignals({
      stop: () => {
        if (server.connected) server.disconnect();
      },
      force: () => {
        say('Stopping at once.');
        server.kill('SIGKILL');
      },
    });

    server.on('error', reject);
    server.on('exit', (code, signal) => resolve(exitCodeOf(code, signal)));
  });

await runScript(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
  return serve();
});
