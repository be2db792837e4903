import { describe, expect, it } from 'vitest';
import { pearson, spearman } from './correlation.ts';

describe('correlation', () => {
  const pairs = [
    [1, 2],
    [2, 3],
    [3, 3],
    [4, 9],
  ] as const;

  it('is 1 for what grows together in a line', () => {
    expect(pearson([1, 5, 7].map((value) => [value, 2 * value + 3]))).toBeCloseTo(1);
    expect(pearson([1, 5, 7].map((value) => [value, -value]))).toBeCloseTo(-1);
  });

  it('agrees with numbers known from elsewhere, equal values sharing a rank', () => {
    expect(pearson(pairs)).toBeCloseTo(0.8468, 4);
    expect(spearman(pairs)).toBeCloseTo(0.9487, 4);
  });
});
