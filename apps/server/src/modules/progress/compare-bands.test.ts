import { describe, expect, it } from 'vitest';
import { compareBands } from './compare-bands.ts';

describe('what improved', () => {
  it('is not told from fewer than six sessions', () => {
    expect(compareBands([9, 9, 9, 1, 1])).toBeNull();
    expect(compareBands([9, 9, 9, 1, 1, 1])).toMatchObject({ verdict: 'improved' });
  });

  it('is the difference between the latest three and up to six before them', () => {
    expect(compareBands([6.5, 6.5, 6.2, 6, 5.8, 6, 5.6, 5.6, 5.8, 1, 1])).toEqual({
      recent_average: expect.closeTo(6.4) as number,
      earlier_average: expect.closeTo(5.8) as number,
      recent_sessions: 3,
      earlier_sessions: 6,
      verdict: 'improved',
    });
  });

  it('is nothing where chance alone would do it, in either direction', () => {
    expect(compareBands([6.3, 6.3, 6.3, 6, 6, 6])?.verdict).toBe('unchanged');
    expect(compareBands([5.7, 5.7, 5.7, 6, 6, 6])?.verdict).toBe('unchanged');
    expect(compareBands([5.6, 5.6, 5.6, 6, 6, 6])?.verdict).toBe('declined');
  });

  it('takes the same difference more seriously when more sessions stand behind it', () => {
    expect(compareBands([6.3, 6.3, 6.3, 6, 6, 6, 6, 6, 6])?.verdict).toBe('improved');
  });
});
