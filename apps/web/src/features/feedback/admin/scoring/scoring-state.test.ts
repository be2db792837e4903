import { expect, it } from 'vitest';
import { scoringState } from './scoring-state.ts';

type Facts = Parameters<typeof scoringState>[0];

const facts = (session: Partial<Facts['session']>, scoring: Partial<Facts['scoring']> = {}): Facts => ({
  session: { status: 'feedback_completed', is_completed: true, overall_band: 6, ...session },
  scoring: {
    stage: 'done',
    progress: 1,
    answers_total: 2,
    answers_analysed: 2,
    answers_failed: 0,
    attempts: 1,
    moved_at: null,
    is_stuck: false,
    can_replay: false,
    error: null,
    cause: null,
    events: [],
    ...scoring,
  },
});

it.each([
  ['practising', facts({ status: 'paused', is_completed: false })],
  ['underWay', facts({ status: 'feedback_generating' })],
  ['underWay', facts({ status: 'completed' })],
  ['stuck', facts({ status: 'feedback_generating' }, { is_stuck: true })],
  ['failed', facts({ status: 'failed' })],
  ['failed', facts({ status: 'failed' }, { answers_analysed: 1, answers_failed: 1 })],
  ['unheard', facts({ status: 'failed' }, { answers_analysed: 0, answers_failed: 2 })],
  ['incomplete', facts({}, { answers_analysed: 1, answers_failed: 1 })],
  ['unscored', facts({ overall_band: null })],
  ['scored', facts({})],
] as const)('tells a session that is %s', (state, told) => {
  expect(scoringState(told)).toBe(state);
});
