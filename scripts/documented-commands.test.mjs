// @ts-check
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './repository.mjs';

/** @param {string} relative */
const read = (relative) => readFileSync(path.join(ROOT, relative), 'utf8');

/**
 * What a pattern's groups find, each once.
 * @param {RegExp} pattern
 * @param {string} text
 */
const find = (pattern, text) => [
  ...new Set([...text.matchAll(pattern)].map(([, ...groups]) => groups.find((group) => group) ?? '')),
];

const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: ROOT })];
const allDocuments = documents.map(read).join('\n');

describe.each(documents)('%s', (document) => {
  const text = read(document);

  it('names only commands that exist', () => {
    const named = find(/npm (?:run (?:--silent )?([\w:-]+)|(start|test)\b)/g, text);
    expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  });

  it('points only to files that exist', () => {
    const links = find(/\]\((?!https?:|#|mailto:)([^)#]+)/g, text);
    const folder = path.join(ROOT, path.dirname(document));
    expect(links.filter((link) => !existsSync(path.join(folder, link)))).toEqual([]);
  });
});

describe('package.json', () => {
  it('runs only programs that exist', () => {
    const programs = find(
      /((?:apps|packages|scripts)\/\S+\.(?:mjs|ts))/g,
      Object.values(JSON.parse(read('package.json')).scripts).join('\n'),
    );
    expect(programs.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });
});

describe('environment variables', () => {
  const sources = globSync('{apps,packages,scripts}/**/*.{ts,mjs}', {
    cwd: ROOT,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  });
  const code = sources.map(read).join('\n');
  const readDirectly = find(/process\.env\.([A-Z][A-Z0-9_]+)/g, code);
  const settings = globSync('apps/server/src/platform/*settings.ts', { cwd: ROOT }).map(read).join('\n');
  const known = [...readDirectly, ...find(/^ {2}([A-Z][A-Z0-9_]+):/gm, settings)];
  /** Given by the shell, by npm, or by one of our processes to another. */
  const ownVariables = ['PATH', 'INIT_CWD', 'BANDWISE_E2E_DATA'];

  it('that the documents name are read', () => {
    const named = find(/[\s`]([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)[=`]/g, allDocuments);
    expect(named).toContain('DATABASE_URL');
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('that are read are in the documents', () => {
    expect(readDirectly).toContain('TEST_DATABASE_URL');
    const unnamed = readDirectly.filter((name) => !new RegExp(`\`${name}\\b`).test(allDocuments));
    expect(unnamed.filter((name) => !ownVariables.includes(name))).toEqual([]);
  });
});

it('the documents name every command of npm run admin, and no other', () => {
  const code = read('apps/server/src/run-admin.ts');
  const handled = find(
    /^ {2}(\w+):/gm,
    code.slice(code.indexOf('const commands'), code.indexOf('function needed')),
  );
  const named = find(/npm run (?:--silent )?admin -- (\w+)/g, allDocuments);
  const explained = find(
    /^ {2}([a-z]+) /gm,
    code.slice(code.indexOf('const usage'), code.indexOf('const options')),
  );
  expect(named.toSorted()).toEqual(handled.toSorted());
  expect(explained.toSorted()).toEqual(handled.toSorted());
});
