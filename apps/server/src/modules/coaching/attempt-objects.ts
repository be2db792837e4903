import { userObjectsPrefix } from '../accounts/erase-user.ts';

/** One try at a word: its sound on the way to the worker, and the verdict on its way back. Neither is kept. */
export interface Attempt {
  userId: number;
  attemptId: string;
}

const prefixOf = ({ userId, attemptId }: Attempt) => `${userObjectsPrefix(userId)}coaching/${attemptId}`;

export const soundKey = (attempt: Attempt): string => `${prefixOf(attempt)}.sound`;
export const verdictKey = (attempt: Attempt): string => `${prefixOf(attempt)}.json`;
