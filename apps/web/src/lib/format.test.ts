import { describe, expect, it } from 'vitest';
import { formatCountdown, formatDay } from './format.ts';

describe('formatting', () => {
  it('writes a countdown in minutes and seconds', () => {
    expect([0, 7, 60, 75, 600].map(formatCountdown)).toEqual(['0:00', '0:07', '1:00', '1:15', '10:00']);
  });

  it('writes a day the American way in English, the local way elsewhere', () => {
    expect(formatDay('2026-06-02T12:00:00.000Z', 'en')).toBe('Jun 2, 2026');
    expect(formatDay('2026-06-02T12:00:00.000Z', 'zh')).toBe('2026年6月2日');
    expect(formatDay('', 'en')).toBeNull();
  });
});
