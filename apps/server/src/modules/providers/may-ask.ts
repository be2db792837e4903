import {
  countExternalUse,
  countOutcomes,
  notSent,
  recordExternalCall,
  type ExternalJob,
} from '../../platform/external-log/external-log.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Asked } from './call-outside.ts';

interface Wanted {
  provider: string;
  job: ExternalJob;
  model: string | null;
}

/** So many calls in a row that get nothing back, and the engine is left alone until they are this long ago. */
const failuresMax = 3;
const restMs = 90_000;

/**
 * Whether an engine outside may be asked: the learner has some of today's budget left, and the engine has not just failed everybody.
 * Otherwise the embedded engine does it at once, and the external log says why.
 */
export async function mayAsk(platform: Platform, asked: Asked, wanted: Wanted): Promise<boolean> {
  const error = (await isOverBudget(platform, asked.userId))
    ? notSent.overBudget
    : (await isResting(platform, wanted))
      ? notSent.resting
      : undefined;
  if (error === undefined) return true;
  const { userId, sessionId } = asked;
  platform.log.warn({ userId, sessionId, ...wanted }, `${error}: done by the embedded engine`);
  await recordExternalCall(platform.db, {
    ...wanted,
    timestamp: platform.now(),
    method: '-',
    path: '-',
    responseTimeMs: 0,
    error,
    sessionId,
    userId,
    requestBody: null,
    responseBody: null,
    secrets: [],
  });
  return false;
}

async function isOverBudget({ db, settings, now }: Platform, userId: number): Promise<boolean> {
  const { callsPerUserAndDay, tokensPerUserAndDay } = settings.providers;
  const midnight = new Date(now());
  midnight.setUTCHours(0, 0, 0, 0);
  const { calls, tokens } = await countExternalUse(db, userId, midnight);
  return calls >= callsPerUserAndDay || tokens >= tokensPerUserAndDay;
}

async function isResting({ db, now }: Platform, wanted: Wanted): Promise<boolean> {
  const since = new Date(now().getTime() - restMs);
  const { failed, answered } = await countOutcomes(db, wanted, since);
  return answered === 0 && failed >= failuresMax;
}
