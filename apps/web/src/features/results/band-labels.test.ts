import { describe, expect, it } from 'vitest';
import { bandLabel, resultTier } from './band-labels.ts';

describe('bands of the results view', () => {
  it('have the labels of their own table', () => {
    const bands = [9, 8.5, 8, 7.5, 7, 6.5, 6, 5.5, 5, 4.5, 4, 0];
    expect(bands.map(bandLabel)).toEqual([
      'veryGood',
      'veryGood',
      'good',
      'good',
      'competent',
      'competent',
      'modest',
      'modest',
      'limited',
      'limited',
      'extremelyLimited',
      'extremelyLimited',
    ]);
  });

  it('are green from 7, amber from 6 and red below', () => {
    expect([9, 7, 6.5, 6, 5.5, 3].map(resultTier)).toEqual([4, 4, 2, 2, 1, 1]);
  });
});
