import { expect, it } from 'vitest';
import { areaPath, linePath } from './line-path.ts';

it('draws a line from the foot on the left to the top on the right', () => {
  expect(
    linePath([
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ]),
  ).toBe('M0 100L100 0');
});

it('interrupts it where there is nothing', () => {
  const points = [0, 0.25, null, 0.75, null].map((x) => (x === null ? null : { x, y: 0.5 }));
  expect(linePath(points)).toBe('M0 50L25 50M75 50');
  expect(linePath([null])).toBe('');
});

it('draws an area along its upper end and back along its lower', () => {
  const stretches = [
    { x: 0, low: 0.1, high: 0.2 },
    { x: 0.5, low: 0.3, high: 0.6 },
    null,
    { x: 1, low: 0, high: 1 },
  ];
  expect(areaPath(stretches)).toBe('M0 80L50 40L50 70L0 90ZM100 0L100 100Z');
});
