import type { Feedback } from '@bandwise/contract/feedback';

/** An examiner may give its areas for improvement or its plan as suggestions too; nobody reads the same sentence twice. */
export function unsaidSuggestions(feedback: Feedback): string[] {
  const said = new Set([...feedback.examiner_feedback.areas_for_improvement, ...feedback.action_plan]);
  return feedback.improvementSuggestions.filter((suggestion) => !said.has(suggestion));
}
