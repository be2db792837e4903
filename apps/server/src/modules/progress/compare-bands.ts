/** Two of the same speaker's sessions differ by about this much without any progress: the interval of docs/scoring.md. */
const sessionErrorBands = 0.4;
/** The latest few beside a longer stretch before them: one good day is no progress. */
const recentSessions = 3;
const earlierSessionsMin = 3;
const earlierSessionsMax = 6;

export const sessionsToCompare = recentSessions + earlierSessionsMin;
export const sessionsCompared = recentSessions + earlierSessionsMax;

interface Comparison {
  recent_average: number;
  earlier_average: number;
  recent_sessions: number;
  earlier_sessions: number;
  verdict: 'improved' | 'declined' | 'unchanged';
}

/** Bands as measured, newest first; null while there are too few to tell a change from chance. */
export function compareBands(newestFirst: readonly number[]): Comparison | null {
  if (newestFirst.length < sessionsToCompare) return null;
  const recent = newestFirst.slice(0, recentSessions);
  const earlier = newestFirst.slice(recentSessions, sessionsCompared);
  const change = meanOf(recent) - meanOf(earlier);
  const byChance = sessionErrorBands * Math.sqrt(1 / recent.length + 1 / earlier.length);
  return {
    recent_average: meanOf(recent),
    earlier_average: meanOf(earlier),
    recent_sessions: recent.length,
    earlier_sessions: earlier.length,
    verdict: Math.abs(change) < byChance ? 'unchanged' : change > 0 ? 'improved' : 'declined',
  };
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
