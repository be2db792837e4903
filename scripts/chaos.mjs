// @ts-check
import { ensureWebBuilt } from './build-web.mjs';
import { ensureInstalled } from './install.mjs';
import { runScript } from './progress.mjs';
import { runProgram } from './run-program.mjs';

await runScript(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
  return runProgram('apps/server/chaos/main.ts', process.argv.slice(2));
});
