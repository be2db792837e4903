// @ts-check
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { productionPackages } from './production-packages.mjs';
import { PlainFailure, runScript, say } from './progress.mjs';
import { repositoryLink } from './repository-link.mjs';
import { ROOT } from './repository.mjs';

/** Packages whose manifest forgets what the licence text beside it says. */
const LICENCES_AS_READ = new Map([['png-js 2.0.0', 'MIT']]);

const NOTICES = path.join(ROOT, 'THIRD_PARTY_NOTICES.md');

/** @param {string} relative */
const readJson = async (relative) => JSON.parse(await readFile(path.join(ROOT, relative), 'utf8'));

/** @param {import('./production-packages.mjs').ProductionPackage} found */
const describe = async ({ location, name, version, license, optional }) => {
  // An optional package may be absent on this platform; what only its folder could tell is left out everywhere.
  const manifest = optional ? {} : await readJson(`${location}/package.json`);
  const known = license ?? manifest.license ?? LICENCES_AS_READ.get(`${name} ${version}`);
  if (typeof known !== 'string')
    throw new PlainFailure(`${name} ${version} names no licence: find out before using it.`);
  const link = repositoryLink(manifest.repository);
  return `| ${link === undefined ? name : `[${name}](${link})`} | ${version} | ${known} |`;
};

const writeNotices = async () => {
  const { packages } = await readJson('package-lock.json');
  const lines = await Promise.all(productionPackages(packages).map(describe));
  return [
    '# Third-party notices',
    '',
    'Bandwise runs on these packages; npm installs each of them with its own licence text.',
    'Written by `npm run notices` from the lock file: do not edit.',
    '',
    '| package | version | licence |',
    '| --- | --- | --- |',
    ...new Set(lines),
    '',
  ].join('\n');
};

await runScript(async () => {
  const notices = await writeNotices();
  if (!process.argv.includes('--check')) {
    await writeFile(NOTICES, notices);
    return 0;
  }
  if ((await readFile(NOTICES, 'utf8').catch(() => '')) === notices) return 0;
  say('THIRD_PARTY_NOTICES.md is out of date: run `npm run notices`.');
  return 1;
});
