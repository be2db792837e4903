import { expect, it } from 'vitest';
import { whatToReplay } from './what-to-replay.ts';

const standstill = new Date('2026-11-15T03:00:00Z');
const before = new Date('2026-11-15T02:59:59Z');
const after = new Date('2026-11-15T03:00:01Z');

it.each([
  ['in_progress', null, 0, 'unfinished'],
  ['paused', null, 0, 'unfinished'],
  ['completed', null, 0, 'owed'],
  ['failed', before, 0, 'owed'],
  ['failed', after, 2, 'owed'],
  ['feedback_generating', after, 1, 'under way'],
  ['feedback_generating', before, 0, 'stuck'],
  ['feedback_completed', after, 0, 'nothing'],
  ['feedback_completed', after, 1, 'incomplete'],
] as const)('a session that is %s, last moved at %s, with %i failed answers: %s', (...one) => {
  const [status, scoringMovedAt, failed, replay] = one;
  expect(whatToReplay({ status, scoringMovedAt }, { failed }, standstill)).toBe(replay);
});
