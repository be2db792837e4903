// @ts-check
import js from '@eslint/js';
import { importX, createNodeResolver } from 'eslint-plugin-import-x';
import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { importDirections } from './eslint.imports.js';

/** Whatever somebody wrote is shown as text. */
const markupFromText = [
  "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  "Property[key.name='dangerouslySetInnerHTML']",
  'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|srcdoc|createContextualFragment)$/]',
  "MemberExpression[object.name='document'][property.name=/^write(ln)?$/]",
].map((selector) => ({ selector, message: 'Text becomes markup here: let React render it.' }));

export default defineConfig(
  {
    ignores: [
      '**/dist/',
      'data/',
      '.cache/',
      '**/playwright-report/',
      '**/test-results/',
      'apps/server/migrations/',
    ],
  },
  {
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] })],
    },
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // A Fastify handler and an interface's method are async by contract, whether or not they await.
      '@typescript-eslint/require-await': 'off',
      // Merging into a library's interface needs an empty one of ours.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-duplicates': 'error',
      'no-console': 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-restricted-syntax': ['error', ...markupFromText],
      'object-shorthand': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 500 }],
    },
  },
  {
    files: ['apps/web/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['**/*.test.{ts,tsx}', 'apps/web/e2e/**', 'apps/server/src/testing/**'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      // A test says which body it expects of a call.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
    },
  },
  {
    // Data: one key after the other.
    files: ['apps/web/src/i18n/**'],
    rules: { 'max-lines': 'off' },
  },
  {
    // Programs that talk to a terminal.
    files: [
      'apps/server/src/admin.ts',
      'apps/server/{attack,bench,chaos,gallery}/**',
      'apps/server/src/main.ts',
      'apps/web/gallery/main.ts',
      'packages/examiner/{bench,calibration}/**',
      'packages/speech/bench/**',
      'packages/speech/training/**',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.{js,mjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: globals.node, parserOptions: { projectService: false } },
    rules: { 'no-unused-vars': ['error', { caughtErrors: 'none' }] },
  },
  {
    files: ['apps/web/public/**/*.js'],
    languageOptions: { globals: globals.browser, sourceType: 'script' },
  },
  {
    files: ['packages/speech/browser/*-worklet.js'],
    languageOptions: { globals: globals.audioWorklet },
  },
  importDirections,
);
