import type { Health } from '@bandwise/contract/debug-health';
import { healthParts } from '@bandwise/contract/debug-health';
import { setTimeout as delay } from 'node:timers/promises';
import type { Platform } from '../../platform/platform.ts';
import { reasonOf } from '../../platform/errors/describe-error.ts';
import { tellProviderStates } from '../providers/tell-provider-states.ts';
import { healthChecks, type Finding } from './health-parts.ts';
import { tellFailure } from './tell-failure.ts';

/** Shorter than anybody waits, longer than a slow disk takes. */
const patienceMs = 5_000;

const worstFirst = ['failing', 'warning'] as const;

/** All parts at once; one that does not answer holds up no other. */
export async function checkHealth(platform: Platform, options = { patienceMs }): Promise<Health> {
  const providers = giveUpAfter(options.patienceMs, tellProviderStates(platform)).catch(() => []);
  const parts = await Promise.all(healthParts.map((name) => checkPart(platform, name, options.patienceMs)));
  return {
    status: worstFirst.find((state) => parts.some((part) => part.state === state)) ?? 'ok',
    checked_at: platform.now().toISOString(),
    parts,
    providers: (await providers).map(({ job, provider, state, lastCallAt, responseTimeMs, error }) => ({
      job,
      provider,
      state,
      last_call_at: lastCallAt?.toISOString() ?? null,
      response_time: responseTimeMs,
      error,
    })),
  };
}

async function checkPart(
  platform: Platform,
  name: (typeof healthParts)[number],
  afterMs: number,
): Promise<Health['parts'][number]> {
  const startedAtMs = performance.now();
  let finding: Finding;
  try {
    finding = await giveUpAfter(afterMs, healthChecks[name](platform));
  } catch (error) {
    platform.log.warn({ part: name, reason: reasonOf(error) }, 'a health check failed');
    finding = {
      state: 'failing',
      message: tellFailure(error instanceof Error ? error.message : String(error)),
      ...(error instanceof NoAnswer
        ? { code: 'no_answer', figures: { seconds: error.seconds } }
        : { code: 'failed', figures: {} }),
    };
  }
  return { name, time: Math.round(performance.now() - startedAtMs), ...finding };
}

class NoAnswer extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super(`No answer within ${String(seconds)} s.`);
    this.seconds = seconds;
  }
}

async function giveUpAfter<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const timer = new AbortController();
  const late = delay(ms, undefined, { signal: timer.signal }).then((): never => {
    throw new NoAnswer(ms / 1000);
  });
  // The one that comes second has nobody to hear it fail.
  late.catch(() => undefined);
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    timer.abort();
  }
}
