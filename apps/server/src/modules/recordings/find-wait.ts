import type { ScoringWait } from '@bandwise/contract/exam-tests';
import type { Platform } from '../../platform/platform.ts';
import { countWaitingBetween, listLatestHeard } from './listening-line.repository.ts';
import { secPerAnswer } from './listening-pace.ts';
import { listWaitingAnswers } from './recordings.repository.ts';

/** Enough that one long answer does not decide, and few enough to follow a machine that gets busy. */
const measuredAnswers = 20;

/**
 * Who is served before this session. The queue serves answers in the order in which they were given, so those ahead lie between
 * the newest that was heard and this session's last; their number only ever falls. Null when nobody is, or when its turn has
 * come and it is tried again.
 */
export async function findWait(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  sessionId: number,
): Promise<ScoringWait | null> {
  const waiting = await listWaitingAnswers(db, sessionId);
  const last = waiting.toSorted((a, b) => b.id - a.id)[0];
  if (last === undefined || last.analysisAttempts > 0) return null;
  const heard = await listLatestHeard(db, measuredAnswers);
  const newestHeardId = Math.max(0, ...heard.map(({ recordingId }) => recordingId));
  const { answers, sessions } = await countWaitingBetween(db, {
    afterId: newestHeardId,
    beforeId: last.id,
    exceptSessionId: sessionId,
  });
  if (sessions === 0) return null;
  const paceSec = secPerAnswer(heard, now());
  return {
    sessions_ahead: sessions,
    about_seconds: paceSec === null ? null : Math.ceil(answers * paceSec),
  };
}
