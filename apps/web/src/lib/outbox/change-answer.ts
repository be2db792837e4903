import { tellChange } from './changes.ts';
import { transact } from './database.ts';
import type { AnswerKey, KeptAnswer } from './kept-answer.ts';

/** Changes an answer that is still here; one that has been sent meanwhile stays gone. */
export async function changeAnswer(
  key: AnswerKey,
  change: Pick<KeptAnswer, 'state' | 'failure'>,
): Promise<void> {
  await transact('readwrite', (answers) => {
    const found = answers.get(key) as IDBRequest<KeptAnswer | undefined>;
    found.onsuccess = () => {
      if (found.result) answers.put({ ...found.result, ...change });
    };
    return undefined;
  });
  tellChange({ kind: 'changed' });
}
