import { expect, it } from 'vitest';
import { keyTarget } from './use-active-point.ts';

it.each([
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 0],
  ['ArrowLeft', null, 4],
  ['ArrowRight', 4, 4],
  ['ArrowRight', null, 0],
  ['Home', 3, 0],
  ['End', null, 4],
  ['Escape', 3, null],
  ['Escape', null, undefined],
  ['Tab', 3, undefined],
])('%s at %s of five goes to %s', (key, active, target) => {
  expect(keyTarget(key, active, 5)).toBe(target);
});
