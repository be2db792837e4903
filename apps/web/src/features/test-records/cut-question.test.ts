import { expect, it } from 'vitest';
import { cutQuestion } from './cut-question.ts';

it('shows fifty characters and an ellipsis of a longer question', () => {
  expect(cutQuestion('a'.repeat(50))).toBe('a'.repeat(50));
  expect(cutQuestion('a'.repeat(51))).toBe(`${'a'.repeat(50)}…`);
});

it('never cuts a character in two', () => {
  expect(cutQuestion(`${'a'.repeat(49)}😀b`)).toBe(`${'a'.repeat(49)}😀…`);
});
