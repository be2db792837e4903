import { setTimeout as delay } from 'node:timers/promises';
import type { JudgedAlone } from '@bandwise/contract/feedback';
import { z } from 'zod';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import type { Platform } from '../../platform/platform.ts';
import { defineJob } from '../../platform/queue/job.ts';
import type { RateLimit } from '../../platform/rate-limit/rate-limiter.ts';
import { insertJudgement, readJudgement, removeJudgement } from './judgements.repository.ts';

/** Judges a text or one recording by itself. Somebody waits for it, so it is not tried for long. */
export const judgeAloneJob = defineJob({
  name: 'judge-alone',
  data: z.object({ judgementId: z.int() }),
  retryLimit: 1,
  retryDelayMaxSec: 1,
  expireInSec: 30,
});

/** More than anybody types; each costs the worker up to a second. */
const judgementsPerUser: RateLimit = { name: 'judge-user', max: 30, windowSec: 600 };
/** Loading the examiner takes 3 s of a quiet core, a long text a second more. */
export const judgementWaitMs = 25_000;
const lookAgainMs = 150;

/** The examiner is too large for a process that answers requests: the worker judges, and this waits for it. */
export async function judgeAlone(
  platform: Platform,
  { user }: Identity,
  subject: { text: string } | { recordingId: number },
): Promise<JudgedAlone> {
  await platform.rateLimiter.consume(judgementsPerUser, String(user.id));
  const id = await platform.db.transaction(async (tx) => {
    const judgementId = await insertJudgement(tx, { ...subject, userId: user.id, createdAt: platform.now() });
    await platform.queue.send(judgeAloneJob, { judgementId }, tx);
    return judgementId;
  });
  try {
    const endsAtMs = Date.now() + judgementWaitMs;
    while (Date.now() < endsAtMs) {
      await delay(lookAgainMs);
      const result = (await readJudgement(platform.db, id))?.result;
      if (result) return result;
    }
    throw new ApiError('unavailable');
  } finally {
    await removeJudgement(platform.db, id);
  }
}
