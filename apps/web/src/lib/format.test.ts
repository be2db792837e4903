import { languages } from '@bandwise/contract/languages';
import { describe, expect, it } from 'vitest';
import {
  formatCountdown,
  formatDay,
  formatDayTime,
  formatMonthDay,
  formatNumber,
  formatPercent,
  formatSeconds,
  formatShare,
  formatTime,
} from './format.ts';

describe('formatting', () => {
  it('writes a countdown in minutes and seconds', () => {
    expect([0, 7, 60, 75, 600].map(formatCountdown)).toEqual(['0:00', '0:07', '1:00', '1:15', '10:00']);
  });

  it('writes a day the American way in English, the local way elsewhere', () => {
    expect(formatDay('2026-06-02T12:00:00.000Z', 'en')).toBe('Jun 2, 2026');
    expect(formatDay('2026-06-02T12:00:00.000Z', 'zh')).toBe('2026年6月2日');
    expect(formatDay('', 'en')).toBeNull();
  });

  it('shows a language that we do not have in English', () => {
    expect(formatDay('2026-06-02T12:00:00.000Z', 'fr')).toBe('Jun 2, 2026');
  });
});

/** Days and hours that look different in one language or the other. */
const times = Array.from(
  { length: 60 },
  (_, step) => new Date(2026, step % 12, 1 + step / 2, step % 24, step),
);
const numbers = [0, 5, 999, 1000, 1234, 9999, 10_000, 123_456, 1_234_567.8916, 0.5, 12.25, -3, -1234.5];

describe.each(languages)('what is written without Intl, in %s', (language) => {
  const locale = language === 'en' ? 'en-US' : language;
  const halves = { AM: language === 'ko' ? '오전' : 'AM', PM: language === 'ko' ? '오후' : 'PM' };
  // Newer tables of Node have English words for the halves of a Korean day; browsers and people do not.
  const byIntl = (options: Intl.DateTimeFormatOptions) => (time: Date) =>
    new Intl.DateTimeFormat(locale, options)
      .format(time)
      .replace(/AM|PM/, (half) => halves[half as keyof typeof halves]);
  const number = (options: Intl.NumberFormatOptions = {}) => {
    const format = new Intl.NumberFormat(locale, options);
    return (value: number) => format.format(value);
  };

  it('is a day or a time as Intl has it', () => {
    const written = (format: (isoTime: string, language: string) => string | null) =>
      times.map((time) => format(time.toISOString(), language));
    expect(written(formatDay)).toEqual(times.map(byIntl({ dateStyle: 'medium' })));
    expect(written(formatTime)).toEqual(times.map(byIntl({ timeStyle: 'short' })));
    expect(written(formatDayTime)).toEqual(times.map(byIntl({ dateStyle: 'medium', timeStyle: 'short' })));
    expect(times.map((time) => formatMonthDay(time, language))).toEqual(
      times.map(byIntl({ day: 'numeric', month: 'short' })),
    );
  });

  it('is a number, a share or seconds as Intl has them', () => {
    expect(numbers.map((value) => formatNumber(value, language))).toEqual(numbers.map(number()));
    const shares = [0, 0.005, 0.42, 0.785, 1];
    expect(shares.map((share) => formatShare(share, language))).toEqual(
      shares.map(number({ style: 'percent' })),
    );
    expect(formatPercent(78.4, language)).toBe(number({ style: 'percent' })(0.78));
    const narrow = { style: 'unit', unit: 'second', unitDisplay: 'narrow' } as const;
    const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    expect([0.4, 12].map((seconds) => formatSeconds(seconds, language))).toEqual(
      [0.4, 12].map((seconds) => number({ ...narrow, ...oneDecimal })(seconds)),
    );
  });
});
