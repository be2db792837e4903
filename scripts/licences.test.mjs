// @ts-check
import { expect, it } from 'vitest';
import { isCompatible } from './licences.mjs';

it.each([
  'MIT',
  'MIT AND ISC',
  '(MIT OR GPL-3.0-only)',
  '(MIT AND Zlib)',
  'GPL-2.0 OR (MIT AND (ISC OR AGPL-3.0))',
])('%s may be shipped', (expression) => {
  expect(isCompatible(expression)).toBe(true);
});

it.each([
  'GPL-3.0-only',
  'AGPL-3.0',
  'LGPL-2.1',
  'CC-BY-NC-4.0',
  'MIT AND GPL-2.0',
  '(MIT OR ISC) AND SSPL-1.0',
  'SEE LICENSE IN LICENSE.txt',
  'UNLICENSED',
  '',
])('%j may not', (expression) => {
  expect(isCompatible(expression)).toBe(false);
});
