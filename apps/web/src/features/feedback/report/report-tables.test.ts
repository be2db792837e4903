import { expect, it } from 'vitest';
import { bandDescriptor } from './band-descriptor.ts';
import { confidenceLevel } from './confidence-level.ts';

it('describes bands by the table of the feedback view', () => {
  const bands = [9, 8, 7.5, 7, 6.5, 6, 5.5, 5, 4, 3.5, 3, 2.5, 0];
  expect(bands.map(bandDescriptor)).toEqual([
    'expert',
    'expert',
    'good',
    'good',
    'competent',
    'competent',
    'modest',
    'modest',
    'limited',
    'extremelyLimited',
    'extremelyLimited',
    'intermittent',
    'intermittent',
  ]);
});

it('says in words how sure the transcript is', () => {
  expect([1, 0.8, 0.79, 0.5, 0.49].map(confidenceLevel)).toEqual(['high', 'high', 'medium', 'medium', 'low']);
});
