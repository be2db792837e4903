import { expect, it } from 'vitest';
import { adminExamCode } from './exam-code.ts';

it('is made of book, test and part', () => {
  expect(adminExamCode({ cambridge_book: 4, test_number: 2, part: 3 })).toBe('C4T2P3');
});
