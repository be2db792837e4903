import { transact } from './database.ts';
import type { KeptAnswer } from './kept-answer.ts';

/** Everything of one user that lies here; the key's own order is that of the sessions and of their questions. */
export async function listAnswers(userId: number): Promise<KeptAnswer[]> {
  const ofUser = IDBKeyRange.bound([userId], [userId, []]);
  const found = await transact('readonly', (answers) => answers.getAll(ofUser) as IDBRequest<KeptAnswer[]>);
  return found ?? [];
}
