import {
  countExternalUse,
  overBudget,
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

/** Whether somebody may have another call today; a refusal is told in the external log. */
export async function isWithinBudget(
  platform: Platform,
  { userId, sessionId }: Asked,
  wanted: Wanted,
): Promise<boolean> {
  const { callsPerUserAndDay, tokensPerUserAndDay } = platform.settings.providers;
  const now = platform.now();
  const midnight = new Date(now);
  midnight.setUTCHours(0, 0, 0, 0);
  const { calls, tokens } = await countExternalUse(platform.db, userId, midnight);
  if (calls < callsPerUserAndDay && tokens < tokensPerUserAndDay) return true;
  platform.log.warn(
    { userId, calls, tokens, ...wanted },
    'over the daily budget: done by the embedded engine',
  );
  await recordExternalCall(platform.db, {
    ...wanted,
    timestamp: now,
    method: '-',
    path: '-',
    responseTimeMs: 0,
    error: overBudget,
    sessionId,
    userId,
    requestBody: null,
    responseBody: null,
    secrets: [],
  });
  return false;
}
