import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '../../platform/log.ts';
import type { ModelState } from './model-state.ts';
import { tellingIntervalMs } from './model-state.ts';
import type { StateTeller } from './tell-state.ts';
import { tellState } from './tell-state.ts';

const fetching = (doneBytes: number): ModelState => ({
  state: 'fetching',
  doneBytes,
  totalBytes: 100,
  message: null,
});

describe('telling the state of the models', () => {
  let told: ModelState[];
  let isBroken: boolean;
  let teller: StateTeller;
  beforeEach(() => {
    vi.useFakeTimers();
    told = [];
    isBroken = false;
    teller = tellState(
      async (state) => {
        if (isBroken) throw new Error('the database is away');
        told.push(state);
      },
      createLog('error', 'test'),
    );
  });
  afterEach(() => {
    teller.stop();
    vi.useRealTimers();
  });

  it('says nothing before there is anything to say', async () => {
    await vi.advanceTimersByTimeAsync(2 * tellingIntervalMs);
    expect(told).toEqual([]);
  });

  it('tells a turn at once and progress once a second', async () => {
    for (const doneBytes of [1, 2, 3]) teller.set(fetching(doneBytes));
    expect(told).toEqual([fetching(1)]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told).toEqual([fetching(1), fetching(3)]);
  });

  it('gives a sign of life when nothing changes', async () => {
    teller.set(fetching(1));
    await vi.advanceTimersByTimeAsync(2 * tellingIntervalMs);
    expect(told).toEqual([fetching(1), fetching(1), fetching(1)]);
  });

  it('tells it again when it could not be saved', async () => {
    isBroken = true;
    teller.set(fetching(1));
    await vi.advanceTimersByTimeAsync(1_500);
    expect(told).toEqual([]);
    isBroken = false;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told).toEqual([fetching(1)]);
  });
});
