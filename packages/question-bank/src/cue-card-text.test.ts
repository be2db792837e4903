import { expect, it } from 'vitest';
import { cueCardText } from './cue-card-text.ts';

it('reads a cue card out as the examiner does', () => {
  expect(
    cueCardText({ topic: 'Describe a bridge.', points: ['where it is', 'and explain why you like it'] }),
  ).toBe('Describe a bridge. You should say: where it is, and explain why you like it.');
});
