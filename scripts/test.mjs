// @ts-check
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureWebBuilt } from './build-web.mjs';
import { ensureInstalled } from './install.mjs';
import { formatDuration, PlainFailure, runScript, say } from './progress.mjs';
import { ROOT, toolEnvironment } from './repository.mjs';
import { runCommand } from './run-command.mjs';
import { addCounts, countCheck, countPlaywright, countVitest, summaryLine } from './test-counts.mjs';

/** @typedef {import('./test-counts.mjs').Counts} Counts */

/** A tool that hangs is stopped, so that the run still ends with its summary; one that is merely slow is not. */
const STEP_LIMIT_MS = 30 * 60_000;

/** @typedef {{ name: string, command: string, args: string[] }} Check */

/** As long as all other checks and a part of the tests together. @type {Check} */
const LINT = { name: 'Lint', command: 'eslint', args: ['.', '--max-warnings', '0'] };
/** @type {Check[]} */
const CHECKS = [
  { name: 'Types', command: 'tsc', args: ['--build'] },
  { name: 'Formatting', command: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'Dead code', command: 'knip', args: ['--no-progress'] },
  { name: 'Third-party notices', command: 'node', args: ['scripts/third-party-notices.mjs', '--check'] },
];

/**
 * @param {string} name
 * @param {number} startedAtMs
 * @param {Counts} counts
 */
const sayOutcome = (name, startedAtMs, counts) =>
  say(`${counts.failed === 0 ? 'ok' : 'FAILED'}  ${name} (${formatDuration(Date.now() - startedAtMs)})`);

/**
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @param {'inherit' | 'capture'} output
 * @param {Record<string, string>} [extraEnvironment]
 */
const runStep = async (name, command, args, output, extraEnvironment) => {
  const env = toolEnvironment('apps/web', extraEnvironment);
  const result = await runCommand(command, args, { cwd: ROOT, env, output, limitMs: STEP_LIMIT_MS });
  if (result.timedOut) say(`${name} was stopped after ${formatDuration(STEP_LIMIT_MS)}.`);
  return result;
};

/** @param {Check} check */
const runCheck = async ({ name, command, args }) => {
  const startedAtMs = Date.now();
  const { code, output } = await runStep(name, command, args, 'capture');
  const counts = countCheck(code);
  sayOutcome(name, startedAtMs, counts);
  if (counts.failed > 0) say(output.trimEnd());
  return counts;
};

const runChecks = async () => {
  /** @type {Counts[]} */
  const done = [];
  for (const check of CHECKS) done.push(await runCheck(check));
  return addCounts(done);
};

/** @param {string} file */
const readReport = async (file) => (existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : undefined);

/** @param {string} reportFile */
const runUnitAndModuleTests = async (reportFile) => {
  const startedAtMs = Date.now();
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const { code } = await runStep('Unit and module tests', 'vitest', ['run', ...reporters], 'inherit');
  const counts = countVitest(await readReport(reportFile), code);
  sayOutcome('Unit and module tests', startedAtMs, counts);
  return counts;
};

const buildWeb = async () => {
  try {
    await ensureWebBuilt();
    return countCheck(0);
  } catch (error) {
    if (!(error instanceof PlainFailure)) throw error;
    say(error.message);
    return countCheck(1);
  }
};

/**
 * @param {string} reportFile
 * @param {string} browser
 */
const runBrowserTests = async (reportFile, browser) => {
  const startedAtMs = Date.now();
  const args = ['test', '--config', 'apps/web/playwright.config.ts', '--reporter=line,json'];
  const { code } = await runStep('Browser tests', 'playwright', args, 'inherit', {
    BANDWISE_CHROMIUM: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
  });
  const counts = countPlaywright(await readReport(reportFile), code);
  sayOutcome('Browser tests', startedAtMs, counts);
  return counts;
};

/** @returns {Promise<string | undefined>} */
const findBrowserOrSayWhatToInstall = async () => {
  try {
    return await ensureBrowser();
  } catch (error) {
    if (!(error instanceof PlainFailure)) throw error;
    say(error.message);
    return undefined;
  }
};

/**
 * Goes on after a failure, so that one run shows everything. The smallest machine we promise anything for has two cores:
 * one lints while the other does what is left of the checks and begins with the tests.
 */
const runEverything = async (/** @type {string} */ reportFolder) => {
  const browser = await findBrowserOrSayWhatToInstall();
  const linting = runCheck(LINT);
  const counts = [
    await runChecks(),
    await runUnitAndModuleTests(path.join(reportFolder, 'vitest.json')),
    await linting,
    await buildWeb(),
    browser === undefined
      ? countCheck(1)
      : await runBrowserTests(path.join(reportFolder, 'playwright.json'), browser),
  ];
  return addCounts(counts);
};

await runScript(async () => {
  await ensureInstalled();
  const reportFolder = await mkdtemp(path.join(tmpdir(), 'bandwise-test-'));
  try {
    const startedAtMs = Date.now();
    const counts = await runEverything(reportFolder);
    say(`All of it took ${formatDuration(Date.now() - startedAtMs)}.`);
    console.log(summaryLine(counts));
    return counts.failed === 0 ? 0 : 1;
  } finally {
    await rm(reportFolder, { recursive: true, force: true });
  }
});
