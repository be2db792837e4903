import { testRecordLimits } from '@bandwise/contract/limits';

/** As much of a question as a row has room for. */
export function cutQuestion(question: string): string {
  const characters = Array.from(question);
  if (characters.length <= testRecordLimits.questionShownLength) return question;
  return `${characters.slice(0, testRecordLimits.questionShownLength).join('')}…`;
}
