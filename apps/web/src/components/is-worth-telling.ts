import type { ScoringWait } from '@bandwise/contract/exam-tests';

/** Read out when it is first known and then each time the line has become half as long: not with every step of it. */
export function isWorthTelling(told: ScoringWait | null, wait: ScoringWait | null): boolean {
  if (told === null || wait === null) return told !== wait;
  return 2 * wait.sessions_ahead <= told.sessions_ahead;
}
