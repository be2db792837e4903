import { describe, expect, it } from 'vitest';
import { percentDifference } from './percent-difference.ts';

describe('the difference from the average', () => {
  it('is in percent of the average, up or down', () => {
    expect(percentDifference(140, 125)).toBe(12);
    expect(percentDifference(3, 4)).toBe(-25);
    expect(percentDifference(6, 6)).toBe(0);
  });

  it('is zero where the average is 0', () => {
    expect(percentDifference(5, 0)).toBe(0);
  });
});
