// @ts-check
import { ensureBrowser } from './browser.mjs';
import { ensureWebBuilt } from './build-web.mjs';
import { ensureInstalled } from './install.mjs';
import { runScript } from './progress.mjs';
import { runServerProgram } from './run-server-program.mjs';

await runScript(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
  process.env.BANDWISE_CHROMIUM ??= await ensureBrowser();
  return runServerProgram('bench/main.ts', process.argv.slice(2));
});
