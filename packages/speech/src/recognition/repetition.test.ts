import { describe, expect, it } from 'vitest';
import { isLoop, lengthBeforeLoop } from './repetition.ts';

describe('loops of the recogniser', () => {
  it('knows a loop from what people say', () => {
    expect(isLoop('I think that the, that the, that the '.repeat(12))).toBe(true);
    expect(
      isLoop(
        'Well, I think, I think that people in my country, you know, they work very, very, very hard, and I think that they should rest more often than they do.',
      ),
    ).toBe(false);
    expect(isLoop('')).toBe(false);
  });

  it('keeps what was said before a loop, and the phrase once', () => {
    expect(lengthBeforeLoop([9, 8, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2])).toBe(5);
    expect(lengthBeforeLoop([4, 5, 5, 5, 5, 5, 5])).toBe(2);
  });

  it('leaves a learner’s own repetitions', () => {
    expect(lengthBeforeLoop([4, 5, 5, 5, 6, 7, 6, 7, 6, 7, 8])).toBe(11);
  });
});
