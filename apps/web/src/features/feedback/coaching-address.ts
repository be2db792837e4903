/** Where words of a session are practised; with a word, beginning there. */
export function coachingAddress(sessionId: number, word: string): string {
  return `/feedback/${sessionId}/coaching?${new URLSearchParams({ word }).toString()}`;
}
