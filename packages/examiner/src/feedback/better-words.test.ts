import { expect, it } from 'vitest';
import { BETTER_WORDS } from './better-words.ts';

it('every example shows one of the words that it is an example of', () => {
  const choices = BETTER_WORDS.flatMap(({ next, later }) => [next, later]);
  const shown = ({ learn, example }: (typeof choices)[number]) =>
    learn.filter((choice) => example.toLowerCase().includes(choice));
  expect(choices.filter((choice) => shown(choice).length !== 1)).toEqual([]);
});
