import { expect, it } from 'vitest';
import { inLanes } from './in-lanes.ts';

it('works on as many items at a time as there are lanes, and keeps their order', async () => {
  let running = 0;
  let most = 0;
  const work = async (rounds: number) => {
    running++;
    most = Math.max(most, running);
    for (let round = 0; round < rounds; round++) await Promise.resolve();
    running--;
    return rounds;
  };
  expect(await inLanes([9, 1, 5, 2, 7], 2, work)).toEqual([9, 1, 5, 2, 7]);
  expect(most).toBe(2);
  expect(await inLanes([], 2, work)).toEqual([]);
});

it('fails when one of them fails', async () => {
  await expect(inLanes([1, 2], 2, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
