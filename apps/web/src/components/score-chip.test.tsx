import type { SessionStatus } from '@bandwise/contract/exam-tests';
import { beforeAll, expect, it } from 'vitest';
import exam from '../i18n/en/exam.json' with { type: 'json' };
import { renderScreen, startEnglish, textsOf } from '../testing/render-screen.tsx';
import { ScoreChip } from './score-chip.tsx';

beforeAll(() => startEnglish({ exam }));

it.each<[SessionStatus, boolean, string]>([
  ['in_progress', false, 'In Progress'],
  ['paused', false, 'In Progress'],
  ['completed', true, 'Pending'],
  ['feedback_generating', true, 'Pending'],
  ['feedback_completed', true, 'No band'],
  ['failed', true, 'Scoring failed'],
])('tells of a session without a band that is %s', (status, isCompleted, text) => {
  const session = { status, is_completed: isCompleted, overall_band: null };
  expect(textsOf(renderScreen(<ScoreChip session={session} />), 'span')).toEqual([text]);
});

it('shows a band whenever there is one', () => {
  const session = { status: 'feedback_generating', is_completed: true, overall_band: 6 } as const;
  expect(renderScreen(<ScoreChip session={session} />)).toMatch(/>6\.0</);
});
