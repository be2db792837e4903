import type { Language } from '@bandwise/contract/languages';

interface TimeParts {
  year: number;
  /** From 1. */
  month: number;
  day: number;
  hour: number;
  minute: number;
}

interface Writing {
  day: (parts: TimeParts) => string;
  monthDay: (parts: TimeParts) => string;
  time: (parts: TimeParts) => string;
  /** Between day and time. */
  between: string;
  decimal: string;
  group: string;
  /** The least number with a sign between its thousands. */
  groupedFrom: number;
  percent: string;
  second: string;
}

export const partsOf = (time: Date): TimeParts => ({
  year: time.getFullYear(),
  month: time.getMonth() + 1,
  day: time.getDate(),
  hour: time.getHours(),
  minute: time.getMinutes(),
});

const pair = (value: number) => String(value).padStart(2, '0');
const ofTwelve = (hour: number) => (hour % 12 === 0 ? 12 : hour % 12);
const time24 = ({ hour, minute }: TimeParts) => `${hour}:${pair(minute)}`;
const englishMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const spanishMonths = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'];
const common = { between: ' ', decimal: '.', group: ',', groupedFrom: 1000, percent: '%', second: 's' };

/** As Intl writes them, whose first use costs a phone a fifth of a second; the tests hold the two together. */
const writings: Record<Language, Writing> = {
  en: {
    ...common,
    day: ({ year, month, day }) => `${englishMonths[month - 1]} ${day}, ${year}`,
    monthDay: ({ month, day }) => `${englishMonths[month - 1]} ${day}`,
    time: ({ hour, minute }) => `${ofTwelve(hour)}:${pair(minute)} ${hour < 12 ? 'AM' : 'PM'}`,
    between: ', ',
  },
  zh: {
    ...common,
    day: ({ year, month, day }) => `${year}年${month}月${day}日`,
    monthDay: ({ month, day }) => `${month}月${day}日`,
    time: ({ hour, minute }) => `${pair(hour)}:${pair(minute)}`,
    second: '秒',
  },
  ja: {
    ...common,
    day: ({ year, month, day }) => `${year}/${pair(month)}/${pair(day)}`,
    monthDay: ({ month, day }) => `${month}月${day}日`,
    time: time24,
  },
  ko: {
    ...common,
    day: ({ year, month, day }) => `${year}. ${month}. ${day}.`,
    monthDay: ({ month, day }) => `${month}월 ${day}일`,
    time: ({ hour, minute }) => `${hour < 12 ? '오전' : '오후'} ${ofTwelve(hour)}:${pair(minute)}`,
    second: '초',
  },
  es: {
    ...common,
    day: ({ year, month, day }) => `${day} ${spanishMonths[month - 1]} ${year}`,
    monthDay: ({ month, day }) => `${day} ${spanishMonths[month - 1]}`,
    time: time24,
    between: ', ',
    decimal: ',',
    group: '.',
    groupedFrom: 10_000,
    percent: '\u00a0%',
  },
};

export const writtenIn = (language: string): Writing =>
  (writings as Partial<Record<string, Writing>>)[language] ?? writings.en;
