import { describe, expect, it } from 'vitest';
import { numbersInCode } from './paper.ts';

describe('the code of a paper', () => {
  it('names book and test', () => {
    expect(numbersInCode('C12T3')).toEqual({ book: 12, test: 3 });
  });

  it.each(['C1', 'C0T1', 'c1t1', 'C1T1P2'])('is not %s', (code) => {
    expect(() => numbersInCode(code)).toThrow(`${code} is not the code of a paper`);
  });
});
