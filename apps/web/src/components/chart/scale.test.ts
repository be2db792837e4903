import { expect, it } from 'vitest';
import { amountScale, heightOf, ticksBetween } from './scale.ts';

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3.2, [0, 1, 2, 3, 4]],
  [11, [0, 5, 10, 15]],
  [20, [0, 5, 10, 15, 20]],
  [127, [0, 50, 100, 150]],
  [1000, [0, 500, 1000]],
  [12_700, [0, 5000, 10_000, 15_000]],
])('amounts up to %s are counted in whole, round steps', (largest, ticks) => {
  expect(amountScale(largest)).toEqual({ min: 0, max: ticks.at(-1), ticks });
});

it('has few lines whatever the amount', () => {
  for (let largest = 1; largest < 5000; largest += 7)
    expect(amountScale(largest).ticks.length).toBeLessThanOrEqual(5);
});

it('has a line at multiples of the step alone', () => {
  expect(ticksBetween(3, 9, 2)).toEqual([4, 6, 8]);
});

it('puts values between foot and top', () => {
  const scale = { min: 4, max: 8, ticks: [] };
  expect([4, 5, 8].map((value) => heightOf(scale, value))).toEqual([0, 0.25, 1]);
});
