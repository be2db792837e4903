// @ts-check
import { ensureInstalled } from './install.mjs';
import { runScript } from './progress.mjs';
import { runServerProgram } from './run-server-program.mjs';

await runScript(async () => {
  await ensureInstalled();
  return runServerProgram('bench/main.ts', process.argv.slice(2));
});
