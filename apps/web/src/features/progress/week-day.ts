import { formatMonthDay } from '../../lib/format.ts';

/** The first day of a week; weeks are the server's, so their days are not moved into the zone of the reader. */
export const weekDay = (isoDay: string, language: string): string =>
  formatMonthDay(new Date(`${isoDay.slice(0, 10)}T00:00`), language);
