// @ts-check
import { spawn } from 'node:child_process';
import { ensureWebBuilt } from './build-web.mjs';
import { ensureInstalled } from './install.mjs';
import { runScript, say } from './progress.mjs';
import { NODE_24, ROOT } from './repository.mjs';
import { exitCodeOf } from './run-command.mjs';

/** One Ctrl-C reaches us twice, from the terminal and from npm; a second one comes later than this. */
const SAME_SIGNAL_MS = 1_000;

/**
 * Stops are told by closing the channel, not by a signal: Ctrl-C has already signalled the server, and the channel
 * also closes when this process is killed, so the server never stays behind.
 * @returns {Promise<number>}
 */
const serve = () =>
  new Promise((resolve, reject) => {
    const server = spawn(NODE_24, ['apps/server/src/main.ts'], {
      cwd: ROOT,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });

    /** @type {number | undefined} */
    let stoppingSinceMs;
    const stop = () => {
      if (stoppingSinceMs === undefined) {
        stoppingSinceMs = Date.now();
        if (server.connected) server.disconnect();
      } else if (Date.now() - stoppingSinceMs > SAME_SIGNAL_MS) {
        say('Stopping at once.');
        server.kill('SIGKILL');
      }
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

    server.on('error', reject);
    server.on('exit', (code, signal) => resolve(exitCodeOf(code, signal)));
  });

await runScript(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
  return serve();
});
