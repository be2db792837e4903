// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { missingPackages } from './installed-packages.mjs';
import { PlainFailure, withProgress } from './progress.mjs';
import { NODE_24, ROOT, shellEnvironment } from './repository.mjs';
import { runCommand } from './run-command.mjs';

/** The oldest Node of a long-term release that npm, Vite and these scripts all run on. */
const OLDEST_NODE = [20, 19];

const NO_NETWORK =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ENOTCACHED/;

/** npm names the cause first. */
const SHOWN_OUTPUT_LINES = 20;

/** @param {string} version */
export const isSupportedNode = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
};

/**
 * @param {string} relative
 * @returns {import('./installed-packages.mjs').LockFile | undefined}
 */
const readLockFile = (relative) => {
  const file = path.join(ROOT, relative);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

const packagesAreMissing = () => {
  const wanted = readLockFile('package-lock.json');
  if (wanted === undefined)
    throw new PlainFailure('package-lock.json is missing: this is not a whole clone of Bandwise.');
  const installed = readLockFile('node_modules/.package-lock.json');
  return missingPackages(wanted, installed, (location) => existsSync(path.join(ROOT, location))).length > 0;
};

const node24Runs = () => {
  try {
    return execFileSync(NODE_24, ['--version'], { encoding: 'utf8', stdio: 'pipe' }).startsWith('v24.');
  } catch {
    return false;
  }
};

const npmCi = async () => {
  // A development dependency builds the web app, so NODE_ENV=production must not leave it out.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await runCommand('npm', args, {
    cwd: ROOT,
    env: shellEnvironment(),
    output: 'capture',
  });
  if (code === 0) return;
  if (NO_NETWORK.test(output)) {
    throw new PlainFailure(
      'The packages could not be downloaded: connect to the network once and run the command again.',
    );
  }
  const firstLines = output.split('\n').slice(0, SHOWN_OUTPUT_LINES).join('\n');
  throw new PlainFailure(`Installing the packages failed (npm ci ended with code ${code}):\n${firstLines}`);
};

/** Makes `node_modules` what the lock file says; does nothing, and needs no network, when it already is. */
export const ensureInstalled = async () => {
  if (!isSupportedNode(process.versions.node)) {
    throw new PlainFailure(
      `Bandwise needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${process.versions.node}.`,
    );
  }
  // A binary that is there but does not run was installed on another kind of machine.
  if (packagesAreMissing() || (existsSync(NODE_24) && !node24Runs())) {
    await withProgress('Installing the packages (npm ci)', npmCi);
  }
  if (!node24Runs()) {
    throw new PlainFailure(
      existsSync(NODE_24)
        ? `Node 24 was installed but does not run on this machine (${process.platform} ${process.arch}).`
        : 'Node 24 is not installed because npm was told to skip install scripts: run `npm rebuild --ignore-scripts=false` once.',
    );
  }
};
