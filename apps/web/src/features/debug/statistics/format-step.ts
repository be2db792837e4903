/** Steps this long begin on another day often enough that it has to be told. */
const dayToldFromSec = 3_600;

/** When a step began: the time of day, with its day where the whole time is several days. */
export function formatStep(isoTime: string, stepSec: number, language: string): string {
  return new Intl.DateTimeFormat(language, {
    ...(stepSec >= dayToldFromSec && { month: 'short', day: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(isoTime));
}
