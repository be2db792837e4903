import { expect, it } from 'vitest';
import { toCsvLine } from './csv.ts';

it.each(['=1+1', '+1', '-1', '@SUM(1)', '\t=1', '\r=1', '\n=1', ' =1', '＝1+1'])(
  'begins no cell with the formula %j',
  (formula) => {
    expect(toCsvLine([formula, 'a'])).toBe(`"'${formula}",a\r\n`);
  },
);
