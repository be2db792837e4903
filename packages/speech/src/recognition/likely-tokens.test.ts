import { expect, it } from 'vitest';
import { likelyTokens } from './likely-tokens.ts';
import { endToken } from './vocabulary.ts';

const scores = Float32Array.of(-40, 1, 3, 0, 2, -30);

it('gives the likeliest tokens in order, with likelihoods that are shares of all', () => {
  const total = Math.log([...scores].reduce((sum, score) => sum + Math.exp(score), 0));
  const found = likelyTokens(scores, 3, true);
  expect(found.map(({ token }) => token)).toEqual([2, 4, 1]);
  found.forEach(({ token, logProb }) => expect(logProb).toBeCloseTo(scores[token]! - total, 5));
});

it('leaves out an end that may not come yet', () => {
  expect(endToken).toBe(2);
  expect(likelyTokens(scores, 2, false).map(({ token }) => token)).toEqual([4, 1]);
});

it('gives all there are where more are asked for', () => {
  expect(likelyTokens(scores, 10, true)).toHaveLength(scores.length);
});
