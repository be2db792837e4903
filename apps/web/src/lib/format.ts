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
  if (Number.isNaN(time.getTime())) return null;
  return new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, { dateStyle: 'medium' }).format(
    time,
  );
}

/** Day and time of day, alike. */
export function formatDayTime(isoTime: string, language: string): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(isoTime));
}

/** Day and time of day to the second, for logs. */
export function formatDayTimeSeconds(isoTime: string, language: string): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, {
    dateStyle: 'medium',
    timeStyle: 'medium',
  }).format(new Date(isoTime));
}

/** The time of day alone. */
export function formatTime(isoTime: string, language: string): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, { timeStyle: 'short' }).format(
    new Date(isoTime),
  );
}

/** 78.4 of 100 becomes 78%, as the language writes it. */
export const formatPercent = (score: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(score / 100);

/** 0.4 becomes 0.4s, as the language writes it. */
export const formatSeconds = (seconds: number, language: string): string =>
  new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'narrow',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(seconds);

/** Bands are written with their half: 6 becomes 6.0. */
export const formatBand = (band: number) => band.toFixed(1);

export const formatNumber = (value: number, language: string) =>
  new Intl.NumberFormat(language).format(value);

/** 0.42 becomes 42%, as the language writes it. */
export const formatShare = (share: number, language: string) =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(share);
