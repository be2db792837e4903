import { expect, it } from 'vitest';
import { causeOfFailure } from './cause-of-failure.ts';

type Told = Parameters<typeof causeOfFailure>[0][number];

const failed = (reason: string): Told => ({ event: 'analysis_failed', reason });
const told = (event: Told['event']): Told => ({ event, reason: null });

it.each([
  ['recording_missing', [failed('ObjectNotFound: There is no object x'), told('given_up')]],
  ['recording_unreadable', [failed('AudioError: The recording is damaged')]],
  ['storage_full', [failed('StorageFull: no space left')]],
  ['storage_unavailable', [failed('ObjectNotFound: x'), failed('StorageUnavailable: EIO')]],
  ['other', [failed('TypeError: x is not a function')]],
  ['nothing_moved', [failed('ObjectNotFound: x'), told('asked_again'), told('stood_still')]],
  ['worker_ended', [told('analysis_given_up'), told('given_up')]],
  [null, []],
  [null, [told('asked_again')]],
] as const)('points to %s', (cause, events) => {
  expect(causeOfFailure(events)).toBe(cause);
});
