import { expect, it } from 'vitest';
import { healthVerdict } from './health-verdict.ts';

it('is normal while every part does its work, also one that warns', () => {
  expect(healthVerdict({ status: 'ok' }, undefined)).toBe('normal');
  expect(healthVerdict({ status: 'warning' }, undefined)).toBe('normal');
});

it('is abnormal when a part fails or the server answers with an error', () => {
  expect(healthVerdict({ status: 'failing' }, undefined)).toBe('abnormal');
  expect(healthVerdict(undefined, { code: 'internal_error' })).toBe('abnormal');
});

it('is a network error when no answer came', () => {
  expect(healthVerdict(undefined, { code: 'network' })).toBe('network');
});
