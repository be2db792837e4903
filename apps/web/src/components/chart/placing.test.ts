import { expect, it } from 'vitest';
import { nearestTo, percent, placeOf } from './placing.ts';

it('lets points reach the edges and bars share the width', () => {
  expect([0, 1, 2].map((index) => placeOf(index, 3, 'points'))).toEqual([0, 0.5, 1]);
  expect([0, 1].map((index) => placeOf(index, 2, 'bars'))).toEqual([0.25, 0.75]);
  expect(placeOf(0, 1, 'points')).toBe(0.5);
});

it.each(['points', 'bars'] as const)('finds each of the %s again where it lies', (placing) => {
  for (const total of [1, 2, 7, 30])
    for (let index = 0; index < total; index += 1)
      expect(nearestTo(placeOf(index, total, placing), total, placing)).toBe(index);
});

it('finds the nearest, beyond the edges too', () => {
  expect(nearestTo(0.3, 3, 'points')).toBe(1);
  expect(nearestTo(0.3, 3, 'bars')).toBe(0);
  expect(nearestTo(-0.2, 3, 'points')).toBe(0);
  expect(nearestTo(1, 3, 'bars')).toBe(2);
});

it('writes shares of a hundred', () => {
  expect(percent(1 / 3)).toBe('33.33%');
});
