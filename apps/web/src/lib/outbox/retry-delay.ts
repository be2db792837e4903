const firstDelayMs = 1000;
/** Long enough to spare a server that is down, short enough that nobody waits for long when it is back. */
const longestDelayMs = 30_000;

/** Doubles with every failure; the chance keeps many browsers from knocking at the same moment. */
export function retryDelayMs(failures: number, chance: number): number {
  const delayMs = Math.min(longestDelayMs, firstDelayMs * 2 ** Math.max(0, failures - 1));
  return delayMs * (0.75 + chance / 2);
}
