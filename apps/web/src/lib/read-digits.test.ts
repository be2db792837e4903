import { expect, it } from 'vitest';
import { readDigits } from './read-digits.ts';

it('reads a number as the database may have it', () => {
  expect(readDigits('a2 4')).toBe('24');
  expect(readDigits('#0024')).toBe('24');
  expect(readDigits('12345678901')).toBe('123456789');
  expect(readDigits('5022', 3)).toBe('502');
  expect(readDigits('none')).toBe('');
  expect(readDigits(null)).toBe('');
});
