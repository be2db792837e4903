import { transact } from './database.ts';
import type { AnswerKey } from './kept-answer.ts';

export async function readSound(key: AnswerKey): Promise<Blob> {
  const bytes = await transact(
    'readonly',
    (_, sounds) => sounds.get(key) as IDBRequest<ArrayBuffer | undefined>,
  );
  if (!bytes) throw new Error('The recording is no longer here');
  return new Blob([bytes], { type: 'audio/wav' });
}
