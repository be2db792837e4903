import { tellChange } from './changes.ts';
import { transact } from './database.ts';
import type { AnswerKey } from './kept-answer.ts';

/** Only after the server has acknowledged it, or when the learner discards it. */
export async function removeAnswer(key: AnswerKey): Promise<void> {
  await transact('readwrite', (answers, sounds) => {
    answers.delete(key);
    sounds.delete(key);
    return undefined;
  });
  tellChange({ kind: 'changed' });
}
