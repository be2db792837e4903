// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './repository.mjs';

/** @param {string} relative */
const read = (relative) => readFileSync(path.join(ROOT, relative), 'utf8');

const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
const documents = ['README.md', 'CONTRIBUTING.md'];

describe.each(documents)('%s', (document) => {
  it('names only commands that exist', () => {
    const named = [...read(document).matchAll(/npm (?:run (?:--silent )?([\w:-]+)|(start|test)\b)/g)].map(
      ([, run, short]) => run ?? short,
    );
    expect(named).not.toHaveLength(0);
    expect(named.filter((name) => name !== undefined && !scripts.includes(name))).toEqual([]);
  });

  it('points only to files that exist', () => {
    const links = [...read(document).matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(
      ([, link]) => link ?? '',
    );
    expect(links.filter((link) => !existsSync(path.join(ROOT, link)))).toEqual([]);
  });
});

describe('package.json', () => {
  it('runs only scripts that exist', () => {
    const programs = Object.values(JSON.parse(read('package.json')).scripts).flatMap((command) =>
      [...String(command).matchAll(/scripts\/\S+\.mjs/g)].map(([file]) => file),
    );
    expect(programs.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });
});
