import { getSessionStatus, type ScoringWait } from '@bandwise/contract/exam-tests';
import type { Diary, Waited } from './diary.ts';
import type { World } from './learner.ts';
import { until } from './until.ts';

interface Seen {
  atMs: number;
  wait: ScoringWait;
}

/** Looks until the report is there, as the browser does, and asks again where it could not be written. */
export async function waitForFeedback(
  { calls, patienceMs }: World,
  token: string,
  sessionId: number,
  diary: Diary,
): Promise<Waited> {
  const path = getSessionStatus.path.replace(':id', String(sessionId));
  const startedAtMs = Date.now();
  const seen: Seen[] = [];
  await until(
    async () => {
      const status = getSessionStatus.reply.parse(await calls.insist('GET', path, { token }));
      if (status.wait !== null) seen.push({ atMs: Date.now(), wait: status.wait });
      if (status.status === 'failed') {
        diary.askedAgain += 1;
        await calls.insist('POST', '/feedback/generate', { token, json: { session_id: sessionId } });
      }
      return status;
    },
    ({ status }) => status === 'feedback_completed',
    { what: `feedback of session ${sessionId}`, patienceMs },
  );
  return { waitedMs: Date.now() - startedAtMs, told: summarise(seen) };
}

function summarise(seen: readonly Seen[]): Waited['told'] {
  const [first] = seen;
  if (first === undefined) return null;
  const aboutSec = first.wait.about_seconds;
  return {
    sessionsAhead: first.wait.sessions_ahead,
    aboutMs: aboutSec === null ? null : 1000 * aboutSec,
    reallyMs: (seen.at(-1)?.atMs ?? first.atMs) - first.atMs,
  };
}
