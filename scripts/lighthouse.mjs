// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureWebBuilt } from './build-web.mjs';
import { ensureInstalled } from './install.mjs';
import { PlainFailure, runScript, withProgress } from './progress.mjs';
import { ROOT, shellEnvironment } from './repository.mjs';
import { runCommand } from './run-command.mjs';
import { runProgram } from './run-program.mjs';

/** Not a dependency: it would add more packages than all other tools of development, for a command that few run. */
const VERSION = '13.5.0';
const FOLDER = path.join(ROOT, '.cache/lighthouse', VERSION);

const ensureLighthouse = async () => {
  const packages = path.join(FOLDER, 'node_modules');
  if (existsSync(path.join(packages, '.package-lock.json'))) return packages;
  const args = [
    'install',
    '--prefix',
    FOLDER,
    '--no-save',
    '--no-audit',
    '--no-fund',
    `lighthouse@${VERSION}`,
  ];
  await withProgress(`Fetching Lighthouse ${VERSION}`, async () => {
    const { code, output } = await runCommand('npm', args, {
      cwd: ROOT,
      env: shellEnvironment(),
      output: 'capture',
    });
    if (code !== 0) throw new PlainFailure(`Lighthouse could not be fetched:\n${output.trimEnd()}`);
  });
  return packages;
};

await runScript(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
  process.env.BANDWISE_CHROMIUM ??= await ensureBrowser();
  const packages = await ensureLighthouse();
  const reports = path.join(ROOT, '.cache/lighthouse/reports');
  const args = ['--packages', packages, '--reports', reports, ...process.argv.slice(2)];
  return runProgram('apps/server/bench/lighthouse.ts', args);
});
