import { describe, expect, it } from 'vitest';
import type { ModelState } from './model-state.ts';
import { overallModelState } from './model-state.ts';

const now = new Date('2027-01-05T10:00:00Z');
const told = (state: ModelState['state'], doneBytes = 0, ageSec = 1) => ({
  state,
  doneBytes,
  totalBytes: 100,
  message: state === 'failed' ? 'no network' : null,
  toldAt: new Date(now.getTime() - 1000 * ageSec),
});

describe('the state of the models', () => {
  it('is ready as soon as one worker is', () => {
    expect(overallModelState([told('failed'), told('ready', 100), told('fetching', 40)], now).state).toBe(
      'ready',
    );
  });

  it('follows the worker that is furthest, and a failed one only when nobody fetches', () => {
    const workers = [told('fetching', 10), told('fetching', 40), told('failed', 90)];
    expect(overallModelState(workers, now)).toEqual({
      state: 'fetching',
      doneBytes: 40,
      totalBytes: 100,
      message: null,
    });
    expect(overallModelState([told('failed')], now)).toMatchObject({
      state: 'failed',
      message: 'no network',
    });
  });

  it('forgets a worker that has gone silent', () => {
    expect(overallModelState([told('ready', 100, 90)], now).state).toBe('waiting');
    expect(overallModelState([], now).state).toBe('waiting');
  });
});
