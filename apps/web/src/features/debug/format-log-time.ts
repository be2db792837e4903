const clockOptions = {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  hourCycle: 'h23',
} as const;

/** To the millisecond, which tells the order of calls; with its day unless that is today. */
export function formatLogTime(isoTime: string, language: string, now: Date): string {
  const time = new Date(isoTime);
  const isToday = time.toDateString() === now.toDateString();
  return new Intl.DateTimeFormat(language, {
    ...(!isToday && { month: 'short', day: 'numeric' }),
    ...clockOptions,
  }).format(time);
}

/** With the year and the zone: what somebody compares with another machine's log. */
export const formatTimestamp = (isoTime: string, language: string): string =>
  new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    ...clockOptions,
    timeZoneName: 'short',
  }).format(new Date(isoTime));
