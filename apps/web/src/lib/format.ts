import { partsOf, writtenIn } from './written-language.ts';

/** 42 becomes 0:42, 75 becomes 1:15. */
export function formatCountdown(totalSec: number): string {
  const seconds = String(totalSec % 60).padStart(2, '0');
  return `${Math.floor(totalSec / 60)}:${seconds}`;
}

/** 23.4 becomes 00:23: the part of the second that is running does not count yet. */
export function formatTimer(elapsedSec: number): string {
  const wholeSec = Math.floor(elapsedSec);
  const pair = (value: number) => String(value).padStart(2, '0');
  return `${pair(Math.floor(wholeSec / 60))}:${pair(wholeSec % 60)}`;
}

/** The day in the language of the interface; English dates are written the American way, as specified. */
export function formatDay(isoTime: string, language: string): string | null {
  const time = new Date(isoTime);
  return Number.isNaN(time.getTime()) ? null : writtenIn(language).day(partsOf(time));
}

/** Day and time of day, alike. */
export function formatDayTime(isoTime: string, language: string): string {
  const { day, time, between } = writtenIn(language);
  const parts = partsOf(new Date(isoTime));
  return `${day(parts)}${between}${time(parts)}`;
}

/** Day and time of day to the second, for logs. */
export function formatDayTimeSeconds(isoTime: string, language: string): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, {
    dateStyle: 'medium',
    timeStyle: 'medium',
  }).format(new Date(isoTime));
}

/** The time of day alone. */
export const formatTime = (isoTime: string, language: string): string =>
  writtenIn(language).time(partsOf(new Date(isoTime)));

/** A day of the year, where space is short. */
export const formatMonthDay = (time: Date, language: string): string =>
  writtenIn(language).monthDay(partsOf(time));

/** 78.4 of 100 becomes 78%, as the language writes it. */
export const formatPercent = (score: number, language: string): string =>
  `${formatNumber(Math.round(score), language)}${writtenIn(language).percent}`;

/** 0.4 becomes 0.4s, as the language writes it. */
export const formatSeconds = (seconds: number, language: string): string =>
  `${formatFixed(seconds, 1, language)}${writtenIn(language).second}`;

/** With so many decimals, whatever they are: 0.0123 becomes 0.01230. */
export const formatFixed = (value: number, decimals: number, language: string): string =>
  value.toFixed(decimals).replace('.', writtenIn(language).decimal);

/** Bands are written with their half: 6 becomes 6.0. */
export const formatBand = (band: number) => band.toFixed(1);

/** To three decimals at most. */
export function formatNumber(value: number, language: string): string {
  const { decimal, group, groupedFrom } = writtenIn(language);
  const [whole = '', fraction] = String(Number(Math.abs(value).toFixed(3))).split('.');
  const grouped = Math.abs(value) < groupedFrom ? whole : whole.replaceAll(/\B(?=(\d{3})+$)/g, group);
  return `${value < 0 ? '-' : ''}${grouped}${fraction ? decimal + fraction : ''}`;
}

/** 0.42 becomes 42%, as the language writes it. */
export const formatShare = (share: number, language: string) => formatPercent(share * 100, language);
