// @ts-check
import { spawn } from 'node:child_process';
import { ensureInstalled } from './install.mjs';
import { runScript, say } from './progress.mjs';
import { NODE_24, ROOT, toolEnvironment } from './repository.mjs';
import { exitCodeOf } from './run-command.mjs';
import { childrenHaveIt, onStopSignals } from './stop-signals.mjs';

/** @returns {import('node:child_process').ChildProcess[]} */
const startBoth = () => [
  spawn(NODE_24, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
  }),
  spawn('vite', ['--port', '5173', '--strictPort'], {
    cwd: `${ROOT}/apps/web`,
    env: toolEnvironment('apps/web'),
    stdio: 'inherit',
  }),
];

/** @param {import('node:child_process').ChildProcess} child */
const exitCode = (child) =>
  new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(exitCodeOf(code, signal)));
  });

await runScript(async () => {
  await ensureInstalled();
  say('Open http://localhost:5173; the server and the page reload on change. Ctrl-C stops both.');
  const children = startBoth();
  const signalBoth = (/** @type {NodeJS.Signals} */ signal) => {
    for (const child of children) child.kill(signal);
  };
  onStopSignals({
    stop: (signal) => {
      if (!childrenHaveIt(signal)) signalBoth('SIGTERM');
    },
    force: () => signalBoth('SIGKILL'),
  });
  const ends = children.map(exitCode);
  const first = await Promise.race(ends);
  signalBoth('SIGTERM');
  await Promise.all(ends);
  return first;
});
