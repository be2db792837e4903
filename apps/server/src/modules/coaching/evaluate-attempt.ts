import { randomUUID } from 'node:crypto';
import { json } from 'node:stream/consumers';
import type { CoachingEvaluation } from '@bandwise/contract/coaching';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import type { Platform } from '../../platform/platform.ts';
import type { RateLimit } from '../../platform/rate-limit/rate-limiter.ts';
import { waitForObject } from '../../platform/storage/wait-for-object.ts';
import { noteRemoval } from '../recordings/object-removals.repository.ts';
import { discardIncoming } from '../recordings/store-incoming.ts';
import { soundKey, verdictKey, type Attempt } from './attempt-objects.ts';
import { judgeAttemptJob, type Verdict } from './judge-attempt.ts';

/** A word takes five seconds to say and to be judged; somebody who goes on for ten minutes makes no more tries than this. */
const attemptsPerUser: RateLimit = { name: 'coaching-user', max: 120, windowSec: 600 };
/** A judgement takes a fraction of a second; the rest is for a queue before it and models that are opened for the first time. */
export const judgementWaitMs = 45_000;
/** Nothing of a try is left after this, whatever happens to the processes. */
const forgottenAfterMs = 10 * 60 * 1000;

/** Has the worker judge one try at a word; its sound is removed as soon as that is done. */
export async function evaluateAttempt(
  platform: Platform,
  { user }: Identity,
  word: string,
  bytes: Uint8Array,
): Promise<CoachingEvaluation> {
  await platform.rateLimiter.consume(attemptsPerUser, String(user.id));
  const attempt: Attempt = { userId: user.id, attemptId: randomUUID() };
  const dueAt = new Date(platform.now().getTime() + forgottenAfterMs);
  await noteRemoval(platform.db, soundKey(attempt), dueAt);
  await noteRemoval(platform.db, verdictKey(attempt), dueAt);
  try {
    await platform.storage.put(soundKey(attempt), bytes, { contentType: 'application/octet-stream' });
    await platform.queue.send(judgeAttemptJob, { ...attempt, word });
    return evaluationOf(await waitForVerdict(platform, attempt));
  } finally {
    await discardIncoming(platform, soundKey(attempt));
  }
}

/** One that comes too late is not waited for; it is removed when its time has come. */
async function waitForVerdict(platform: Platform, attempt: Attempt): Promise<Verdict> {
  const { storage } = platform;
  const key = verdictKey(attempt);
  if (!(await waitForObject(storage, key, judgementWaitMs))) throw new ApiError('unavailable');
  const verdict = (await json((await storage.get(key)).body)) as Verdict;
  await discardIncoming(platform, key);
  return verdict;
}

function evaluationOf(verdict: Verdict): CoachingEvaluation {
  if ('refusal' in verdict) throw new ApiError(verdict.refusal);
  return verdict.evaluation;
}
