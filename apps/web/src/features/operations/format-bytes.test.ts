import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

it.each([
  [0, '0 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1.00 KB'],
  [1536, '1.50 KB'],
  [193_146_061, '184.20 MB'],
  [5 * 1024 ** 3, '5.00 GB'],
  [2048 * 1024 ** 3, '2048.00 GB'],
])('%d bytes are written %s', (bytes, text) => {
  expect(formatBytes(bytes, 'en')).toBe(text);
});

it('writes the decimals as the language does', () => {
  expect(formatBytes(1536, 'es')).toBe('1,50 KB');
});
