import { tellChange } from './changes.ts';
import { transact } from './database.ts';
import type { KeptAnswer, NewAnswer } from './kept-answer.ts';
import { keyOf } from './kept-answer.ts';

/** Writes the answer to the browser's disk; a recording made again takes the place of an earlier draft. */
export async function keepAnswer(answer: NewAnswer, state: 'draft' | 'waiting'): Promise<void> {
  const { wav, ...facts } = answer;
  const bytes = await wav.arrayBuffer();
  const kept: KeptAnswer = {
    ...facts,
    id: crypto.randomUUID(),
    sha256: toHex(await crypto.subtle.digest('SHA-256', bytes)),
    state,
    failure: null,
  };
  await transact('readwrite', (answers, sounds) => {
    const earlier = answers.get(keyOf(answer)) as IDBRequest<KeptAnswer | undefined>;
    earlier.onsuccess = () => {
      // Another tab, or a second press, has already saved an answer to this question: that one is on its way.
      if (earlier.result?.state === 'waiting') return;
      answers.put(kept);
      sounds.put(bytes, keyOf(answer));
    };
    return undefined;
  });
  tellChange({ kind: 'changed' });
}

const toHex = (digest: ArrayBuffer) =>
  Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
