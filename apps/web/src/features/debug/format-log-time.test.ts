import { expect, it } from 'vitest';
import { formatLogTime } from './format-log-time.ts';

const at = new Date(2026, 10, 15, 9, 4, 22, 18);

it('tells milliseconds, and the day only where it is another one', () => {
  expect(formatLogTime(at.toISOString(), 'en', new Date(2026, 10, 15, 23, 0))).toBe('09:04:22.018');
  expect(formatLogTime(at.toISOString(), 'en', new Date(2026, 10, 16, 1, 0))).toBe('Nov 15, 09:04:22.018');
  expect(formatLogTime(at.toISOString(), 'zh', new Date(2026, 10, 16, 1, 0))).toBe('11月15日 09:04:22.018');
});
