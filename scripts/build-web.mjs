// @ts-check
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashFiles } from './content-hash.mjs';
import { PlainFailure, say, withProgress } from './progress.mjs';
import { NODE_24, ROOT, toolEnvironment } from './repository.mjs';
import { runCommand } from './run-command.mjs';

const INPUTS = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/build',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/package.json',
  'packages/contract/src',
  'packages/contract/package.json',
  'packages/speech/browser',
  'packages/speech/src/audio',
  'package-lock.json',
];

const WEB = path.join(ROOT, 'apps/web');
const DIST = path.join(WEB, 'dist');
const CACHE = path.join(ROOT, '.cache');
const WORK_PREFIX = 'web-build-';
const STAMP = '.inputs.sha256';

const build = async (/** @type {string} */ outDir) => {
  const env = toolEnvironment('apps/web', { NODE_ENV: 'production' });
  const { code, output } = await runCommand(NODE_24, ['build/build.ts', outDir], {
    cwd: WEB,
    env,
    output: 'capture',
  });
  if (output.trim() !== '') say(output.trimEnd());
  if (code !== 0) throw new PlainFailure(`Building the web app failed (it ended with code ${code}).`);
};

const isRunning = (/** @type {number} */ pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** What builds that were stopped midway have left. */
const removeInterrupted = async () => {
  for (const name of await readdir(CACHE)) {
    if (!name.startsWith(WORK_PREFIX) || isRunning(Number(name.slice(WORK_PREFIX.length)))) continue;
    await rm(path.join(CACHE, name), { recursive: true, force: true });
  }
};

/** Builds beside the old build and swaps at the end, so that a killed build leaves the old one or none, never half of one. */
export const ensureWebBuilt = async () => {
  const inputsHash = await hashFiles(ROOT, INPUTS);
  const builtFrom = await readFile(path.join(DIST, STAMP), 'utf8').catch(() => undefined);
  if (builtFrom === inputsHash) return;

  const workFolder = path.join(CACHE, `${WORK_PREFIX}${process.pid}`);
  await mkdir(workFolder, { recursive: true });
  await removeInterrupted();
  try {
    const fresh = path.join(workFolder, 'fresh');
    await withProgress('Building the web app', () => build(fresh));
    await writeFile(path.join(fresh, STAMP), inputsHash);
    if (existsSync(DIST)) await rename(DIST, path.join(workFolder, 'previous'));
    await rename(fresh, DIST);
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
};
