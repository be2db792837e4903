import { analyseRecordingJob } from './analyse-recording.ts';
import type { HeardAnswer } from './listening-line.repository.ts';

/** A pace of yesterday may be that of another machine. */
const recentMs = 24 * 60 * 60_000;
/** Fewer say nothing about the next. */
const measuredMin = 3;
/** Nobody listens for longer: a worker was away, or somebody had an old answer heard again. */
const spanMaxMs = 1000 * analyseRecordingJob.expireInSec;

/**
 * Seconds by which the line moves on for one answer: from the answer before it, or from when it was given if nobody was served
 * then. Several workers need no counting: what two of them hear at the same time comes out twice as often.
 */
export function secPerAnswer(newestFirst: readonly HeardAnswer[], now: Date): number | null {
  const sinceMs = now.getTime() - recentMs;
  const spansMs = newestFirst.flatMap(({ askedAt, heardAt }, index) => {
    const before = newestFirst[index + 1];
    if (before === undefined || heardAt.getTime() < sinceMs) return [];
    const begunMs = Math.max(before.heardAt.getTime(), askedAt.getTime());
    return Math.max(0, heardAt.getTime() - begunMs);
  });
  const measuredMs = spansMs.filter((spanMs) => spanMs <= spanMaxMs);
  if (measuredMs.length < measuredMin) return null;
  return measuredMs.reduce((sum, spanMs) => sum + spanMs, 0) / measuredMs.length / 1000;
}
