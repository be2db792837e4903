import type { Feedback } from '@bandwise/contract/feedback';
import { expect, it } from 'vitest';
import { unsaidSuggestions } from './unsaid-suggestions.ts';

it('leaves out what the areas for improvement or the plan have said already', () => {
  const feedback = {
    examiner_feedback: { areas_for_improvement: ['Pause between ideas.'] },
    action_plan: ['Tell one story a day.'],
    improvementSuggestions: ['Pause between ideas.', 'Say the third person -s.', 'Tell one story a day.'],
  } as Feedback;
  expect(unsaidSuggestions(feedback)).toEqual(['Say the third person -s.']);
});
