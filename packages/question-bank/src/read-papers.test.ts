import { describe, expect, it } from 'vitest';
import { numbersInCode } from './paper.ts';
import { readPapers } from './read-papers.ts';

const BOOKS_AT_LEAST = 6;
const TESTS_IN_BOOK = [1, 2, 3, 4];

describe('the papers that come with the app', () => {
  const papers = readPapers();
  const books = Map.groupBy(papers, ({ code }) => numbersInCode(code).book);

  it('fill enough books, numbered without a gap', () => {
    expect(books.size).toBeGreaterThanOrEqual(BOOKS_AT_LEAST);
    expect([...books.keys()]).toEqual(Array.from({ length: books.size }, (_, index) => index + 1));
  });

  it('are four to a book, in order', () => {
    for (const tests of books.values())
      expect(tests.map(({ code }) => numbersInCode(code).test)).toEqual(TESTS_IN_BOOK);
  });

  it('are read once and cannot be changed', () => {
    expect(readPapers()).toBe(papers);
    const [paper] = papers;
    for (const part of [
      papers,
      paper,
      paper!.part1,
      paper!.part1[0],
      paper!.part1[0]!.questions,
      paper!.part2,
    ])
      expect(Object.isFrozen(part)).toBe(true);
  });
});
