// @ts-check
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { PlainFailure, say, withProgress } from './progress.mjs';
import { ROOT, toolEnvironment } from './repository.mjs';
import { runCommand } from './run-command.mjs';

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The fonts let pages in Chinese, Japanese and Korean be looked at. */
const DEBIAN_PACKAGES = ['chromium', 'fonts-noto-cjk', 'fonts-liberation'];

/** @param {string} program */
const findOnPath = (program) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, program))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });

/** Some distributions put a placeholder on the path that only says how to install the real one. */
const runs = async (/** @type {string} */ file) => {
  const { code } = await runCommand(file, ['--version'], { cwd: ROOT, env: process.env, output: 'capture' });
  return code === 0;
};

const findInstalled = async () => {
  for (const program of PROGRAMS) {
    const file = findOnPath(program);
    if (file !== undefined && (await runs(file))) return file;
  }
  return undefined;
};

/** @param {readonly string[]} args */
const aptGet = async (args) => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { code } = await runCommand('apt-get', args, { cwd: ROOT, env, output: 'capture' });
  return code === 0;
};

/**
 * @param {string} label
 * @param {() => Promise<boolean>} work
 * @returns {Promise<boolean>} whether it worked
 */
const attempt = async (label, work) => {
  try {
    await withProgress(label, async () => {
      if (!(await work())) throw new PlainFailure(`${label}: failed`);
    });
    return true;
  } catch (error) {
    if (!(error instanceof PlainFailure)) throw error;
    say(error.message);
    return false;
  }
};

const installWithApt = () =>
  attempt('Installing Chromium for the browser tests (apt-get)', async () => {
    await aptGet(['update']);
    return aptGet(['install', '-y', '--no-install-recommends', ...DEBIAN_PACKAGES]);
  });

/** Where Playwright keeps the browser it downloads itself; it is there only after `playwright install`. */
const findPlaywrightBrowser = async () => {
  const { output } = await runCommand(
    'node',
    ['-p', "require('@playwright/test').chromium.executablePath()"],
    { cwd: path.join(ROOT, 'apps/web'), env: toolEnvironment('apps/web'), output: 'capture' },
  );
  const file = output.trim();
  return existsSync(file) ? file : undefined;
};

const installWithPlaywright = () =>
  attempt("Downloading Playwright's Chromium for the browser tests", async () => {
    const { code } = await runCommand('playwright', ['install', 'chromium'], {
      cwd: ROOT,
      env: toolEnvironment('apps/web'),
      output: 'capture',
    });
    return code === 0;
  });

/**
 * The browser the tests drive: an installed Chromium, else Debian's where we may install it, else Playwright's.
 * @returns {Promise<string>} the path of its program
 */
export const ensureBrowser = async () => {
  const installed = await findInstalled();
  if (installed !== undefined) return installed;

  if (process.getuid?.() === 0 && findOnPath('apt-get') !== undefined && (await installWithApt())) {
    const fromApt = await findInstalled();
    if (fromApt !== undefined) return fromApt;
  }

  const downloaded = await findPlaywrightBrowser();
  if (downloaded !== undefined) return downloaded;
  if (await installWithPlaywright()) {
    const fresh = await findPlaywrightBrowser();
    if (fresh !== undefined) return fresh;
  }
  throw new PlainFailure(
    'The browser tests need a browser: install Chromium (on Debian: `sudo apt-get install chromium`) and run `npm test` again.',
  );
};
