// @ts-check
import { ensureBrowser } from './browser.mjs';
import { ensureWebBuilt } from './build-web.mjs';
import { ensureInstalled } from './install.mjs';
import { runScript } from './progress.mjs';
import { runProgram } from './run-program.mjs';

await runScript(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
  process.env.BANDWISE_CHROMIUM ??= await ensureBrowser();
  return runProgram('apps/web/gallery/main.ts', process.argv.slice(2));
});
