/** The first day of a week; weeks are the server's, so their days are not moved into the zone of the reader. */
export const weekDay = (isoDay: string, language: string): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(isoDay),
  );
