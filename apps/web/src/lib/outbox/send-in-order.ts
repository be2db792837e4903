import type { KeptAnswer } from './kept-answer.ts';

interface Steps {
  list: () => Promise<KeptAnswer[]>;
  /** Sends one answer and takes it out of the list or marks it as refused; false when nothing gets through. */
  send: (answer: KeptAnswer) => Promise<boolean>;
}

/** Sends what waits, one after the other. True when nothing is left that waits. */
export async function sendInOrder({ list, send }: Steps): Promise<boolean> {
  for (;;) {
    const next = (await list()).find(({ state }) => state === 'waiting');
    if (!next) return true;
    if (!(await send(next))) return false;
  }
}
