import { onOutboxChange } from './changes.ts';
import type { KeptAnswer } from './kept-answer.ts';
import { listAnswers } from './list-answers.ts';

export interface OutboxState {
  /** The browser's disk has been looked at. */
  isLoaded: boolean;
  answers: readonly KeptAnswer[];
  /** An attempt did not get through, and something still waits. */
  isStuck: boolean;
}

const unknown: OutboxState = { isLoaded: false, answers: [], isStuck: false };
const listeners = new Set<() => void>();
let state = unknown;

export const outboxState = () => state;

export function onOutboxState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setOutboxState(change: Partial<OutboxState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

let watchedUserId: number | null = null;

export async function refreshOutbox(userId: number): Promise<void> {
  // A browser that keeps nothing has nothing to send; saving an answer will say so.
  const answers = await listAnswers(userId).catch(() => []);
  if (userId !== watchedUserId) return;
  const isWaiting = answers.some(({ state }) => state === 'waiting');
  setOutboxState({ isLoaded: true, answers, ...(!isWaiting && { isStuck: false }) });
}

/** Keeps the list of one user up to date, whichever tab changes it. */
export function watchOutbox(userId: number): () => void {
  watchedUserId = userId;
  const refresh = () => void refreshOutbox(userId);
  refresh();
  const unsubscribe = onOutboxChange(refresh);
  return () => {
    watchedUserId = null;
    unsubscribe();
    setOutboxState(unknown);
  };
}
