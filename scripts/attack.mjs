// @ts-check
import { ensureInstalled } from './install.mjs';
import { runScript } from './progress.mjs';
import { runProgram } from './run-program.mjs';

await runScript(async () => {
  await ensureInstalled();
  return runProgram('apps/server/attack/main.ts', process.argv.slice(2));
});
