// @ts-check
import { readdirSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ target: string, from: string, except?: string[], message: string }} Zone */

const root = import.meta.dirname;

/** @param {string} folder */
const foldersIn = (folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

/** @type {Zone[]} */
const betweenWorkspaces = [
  { target: './apps/web', from: './apps/server', message: 'The web app reaches the server over HTTP only.' },
  { target: './apps/server', from: './apps/web', message: 'The server knows nothing of the web app.' },
  {
    target: './apps/web/src',
    from: './packages/speech/src',
    message: 'The web app has the recorder of speech/browser; models run on the server.',
  },
  { target: './packages', from: './apps', message: 'Packages never reach apps.' },
  { target: './apps/web', from: './packages/question-bank', message: 'The web app gets papers over HTTP.' },
];

/** @type {Zone[]} */
const insideTheServer = [
  {
    target: './apps/server/src/platform',
    from: './apps/server/src/modules',
    message: 'The platform imports no module: pass what it needs as an argument.',
  },
];

/** @type {Zone[]} */
const insideTheWebApp = [
  ...foldersIn('apps/web/src/features').map((feature) => ({
    target: `./apps/web/src/features/${feature}`,
    from: './apps/web/src/features',
    except: [`./${feature}`],
    message: 'Features never import each other: compose them in app/, or share through components/ and lib/.',
  })),
  ...['components', 'lib', 'i18n'].flatMap((shared) =>
    ['features', 'app'].map((above) => ({
      target: `./apps/web/src/${shared}`,
      from: `./apps/web/src/${above}`,
      message: `${shared}/ is below ${above}/.`,
    })),
  ),
];

const TESTS = ['**/*.test.ts', '**/*.test.tsx'];

/** Which way imports may run. @type {import('eslint').Linter.Config[]} */
export const importDirections = [
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        { basePath: root, zones: [...betweenWorkspaces, ...insideTheServer, ...insideTheWebApp] },
      ],
    },
  },
  {
    files: ['packages/contract/src/**/*.ts'],
    ignores: TESTS,
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(?!zod$|\\./|\\.\\./)', message: 'The contract imports nothing but zod.' }] },
      ],
    },
  },
  {
    files: ['packages/examiner/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^@bandwise/',
              allowTypeImports: true,
              message: 'The examiner takes facts as arguments: types only.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['apps/server/src/modules/**/*.ts'],
    ignores: [...TESTS, '**/*.repository.ts', '**/*.tables.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(drizzle-orm|pg)(/|$)', message: 'SQL lives in *.repository.ts only.' }] },
      ],
    },
  },
];
