// @ts-check
import { ensureBrowser } from './browser.mjs';
import { ensureWebBuilt } from './build-web.mjs';
import { ensureInstalled } from './install.mjs';
import { runScript } from './progress.mjs';
import { runProgram } from './run-program.mjs';

/** What has to be there before some of the programs that package.json names. @type {Record<string, () => Promise<void>>} */
const NEEDS = {
  '--web-app': ensureWebBuilt,
  '--browser': async () => {
    process.env.BANDWISE_CHROMIUM ??= await ensureBrowser();
  },
};

await runScript(async () => {
  await ensureInstalled();
  const args = process.argv.slice(2);
  while (Object.hasOwn(NEEDS, args[0] ?? '')) await NEEDS[args.shift() ?? '']?.();
  const [program = '', ...rest] = args;
  return runProgram(program, rest);
});
