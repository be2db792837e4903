// @ts-check
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { importDirections } from '../eslint.imports.js';
import { ROOT } from './repository.mjs';

const linter = new Linter({ cwd: ROOT });
/** The directions alone, without the rules that need types. */
const config = /** @type {import('eslint').Linter.Config[]} */ ([
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx'] })] },
  },
  ...importDirections,
]);

/**
 * @param {string} file
 * @param {string} imported
 */
const complaints = (file, imported) =>
  linter
    .verify(`import { x } from '${imported}';\nexport const y = x;\n`, config, {
      filename: path.join(ROOT, file),
    })
    .map(({ message }) => message);

/**
 * @param {string} folder
 * @returns {string} the import path of some file below it
 */
const someFileIn = (folder) => {
  const names = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  const name = names.find((candidate) => /(?<!\.test|\.d)\.tsx?$/.test(candidate));
  if (name === undefined) throw new Error(`${folder} holds no TypeScript`);
  return path.join(folder, name);
};

/**
 * @param {string} file
 * @param {string} folder
 */
const importInto = (file, folder) => {
  const relative = path.relative(path.dirname(file), someFileIn(folder));
  return complaints(file, relative.startsWith('.') ? relative : `./${relative}`);
};

const WEB = 'apps/web/src';
const SERVER = 'apps/server/src';

describe('import directions', () => {
  it.each([
    [`${WEB}/lib/x.ts`, SERVER],
    [`${WEB}/lib/x.ts`, 'packages/question-bank/src'],
    [`${WEB}/lib/x.ts`, 'packages/speech/src'],
    [`${SERVER}/platform/x.ts`, WEB],
    ['packages/contract/src/x.test.ts', SERVER],
    [`${SERVER}/platform/x.ts`, `${SERVER}/modules`],
    [`${WEB}/features/sign-in/x.tsx`, `${WEB}/features/home`],
    [`${WEB}/components/x.tsx`, `${WEB}/features/home`],
    [`${WEB}/lib/x.ts`, `${WEB}/features/home`],
    [`${WEB}/lib/x.ts`, `${WEB}/app`],
  ])('refuse %s importing from %s', (file, folder) => {
    expect(importInto(file, folder)).toHaveLength(1);
  });

  it.each([
    [`${WEB}/features/home/x.tsx`, `${WEB}/features/home`],
    [`${WEB}/features/home/x.tsx`, `${WEB}/lib`],
    [`${WEB}/components/x.tsx`, 'packages/speech/browser'],
    [`${WEB}/app/x.tsx`, `${WEB}/features/home`],
    [`${SERVER}/modules/accounts/x.ts`, `${SERVER}/platform`],
  ])('let %s import from %s', (file, folder) => {
    expect(importInto(file, folder)).toEqual([]);
  });

  it('let the contract import zod and itself only', () => {
    const file = 'packages/contract/src/x.ts';
    expect(complaints(file, 'zod')).toEqual([]);
    expect(complaints(file, './limits.ts')).toEqual([]);
    expect(complaints(file, 'node:fs')).toHaveLength(1);
    expect(complaints(file, 'zod-extras')).toHaveLength(1);
  });

  it('keep SQL in repositories and table definitions', () => {
    const folder = `${SERVER}/modules/accounts`;
    expect(complaints(`${folder}/sign-in.ts`, 'drizzle-orm')).toHaveLength(1);
    expect(complaints(`${folder}/sign-in.ts`, 'pg')).toHaveLength(1);
    expect(complaints(`${folder}/sign-in.ts`, 'pg-boss')).toEqual([]);
    expect(complaints(`${folder}/users.repository.ts`, 'drizzle-orm')).toEqual([]);
    expect(complaints(`${folder}/users.tables.ts`, 'drizzle-orm/pg-core')).toEqual([]);
  });
});
