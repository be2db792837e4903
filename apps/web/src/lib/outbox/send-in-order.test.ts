import { describe, expect, it } from 'vitest';
import type { KeptAnswer } from './kept-answer.ts';
import { sendInOrder } from './send-in-order.ts';

const answer = (questionOrder: number, state: KeptAnswer['state'] = 'waiting'): KeptAnswer => ({
  userId: 1,
  sessionId: 1,
  questionOrder,
  id: `answer-${questionOrder}`,
  sha256: '',
  durationMs: 1000,
  state,
  failure: null,
});

/** An outbox in memory; `refuse` and `block` name questions. */
function outbox(answers: KeptAnswer[], { refuse = 0, block = 0 } = {}) {
  const tried: number[] = [];
  let kept = answers;
  const run = () =>
    sendInOrder({
      list: async () => kept,
      send: async ({ questionOrder }) => {
        tried.push(questionOrder);
        if (questionOrder === block) return false;
        kept = kept.flatMap((item) => {
          if (item.questionOrder !== questionOrder) return [item];
          return questionOrder === refuse ? [{ ...item, state: 'refused' as const }] : [];
        });
        return true;
      },
    });
  return { run, tried, left: () => kept.map(({ questionOrder }) => questionOrder) };
}

describe('sending what waits', () => {
  it('goes in order and leaves drafts where they are', async () => {
    const box = outbox([answer(1), answer(2, 'draft'), answer(3)]);
    expect(await box.run()).toBe(true);
    expect(box.tried).toEqual([1, 3]);
    expect(box.left()).toEqual([2]);
  });

  it('stops at the first that does not get through, and keeps the order for the next time', async () => {
    const box = outbox([answer(1), answer(2), answer(3)], { block: 2 });
    expect(await box.run()).toBe(false);
    expect(box.tried).toEqual([1, 2]);
    expect(box.left()).toEqual([2, 3]);
  });

  it('passes by one that is refused, which stays', async () => {
    const box = outbox([answer(1), answer(2)], { refuse: 1 });
    expect(await box.run()).toBe(true);
    expect(box.tried).toEqual([1, 2]);
    expect(box.left()).toEqual([1]);
  });
});
