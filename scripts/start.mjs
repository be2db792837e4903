// @ts-check
import { ensureWebBuilt } from './build-web.mjs';
import { ensureInstalled } from './install.mjs';
import { keepRunning } from './keep-running.mjs';
import { runScript } from './progress.mjs';
import { NODE_24, NODE_COMPILE_CACHE, ROOT } from './repository.mjs';

await runScript(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
  return keepRunning(NODE_24, ['apps/server/src/main.ts'], {
    cwd: ROOT,
    env: { NODE_COMPILE_CACHE, ...process.env },
  });
});
