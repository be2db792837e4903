/** Where a speed begins. The last is the slow request of the specification; the middle one parts the usual from the rest. */
export const speedsFromMs = [0, 500, 2_000] as const;

export const speedOf = (responseTimeMs: number): number =>
  speedsFromMs.findLastIndex((fromMs) => responseTimeMs >= fromMs);

const number = /^\d+$/;

/** The path with `#` for numbers and `*` for names, so that there are as many as the program has routes. */
export function routeOf(routeUrl: string | undefined, path: string): string {
  if (routeUrl === undefined) return '*';
  const values = path.split('/');
  return routeUrl
    .split('/')
    .map((part, index) =>
      part === '*' || part.startsWith(':')
        ? part !== '*' && number.test(values[index] ?? '')
          ? '#'
          : '*'
        : part,
    )
    .join('/');
}

/** What somebody looks for, as routes have it. */
export const routeSearchOf = (text: string): string =>
  text
    .split('/')
    .map((part) => (number.test(part) ? '#' : part))
    .join('/');

const sessionInPath = /\/(?:sessions?|tests\/(?:detail|practice-logs|replay))\/(\d{1,9})(?=\/|$)/;

/** The practice session that a path names. */
export function sessionInPathOf(path: string): number | undefined {
  const found = sessionInPath.exec(path)?.[1];
  return found === undefined ? undefined : Number(found);
}
