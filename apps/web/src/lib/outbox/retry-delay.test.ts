import { describe, expect, it } from 'vitest';
import { retryDelayMs } from './retry-delay.ts';

describe('the pause before another try', () => {
  it('doubles up to half a minute', () => {
    expect([1, 2, 3, 5, 6, 50].map((failures) => retryDelayMs(failures, 0.5))).toEqual([
      1000, 2000, 4000, 16_000, 30_000, 30_000,
    ]);
  });

  it('differs by chance, by a quarter at most', () => {
    expect(retryDelayMs(1, 0)).toBe(750);
    expect(retryDelayMs(1, 1)).toBe(1250);
  });
});
