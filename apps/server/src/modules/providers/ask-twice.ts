import { setTimeout as delay } from 'node:timers/promises';
import type { Platform } from '../../platform/platform.ts';
import { callOutside, type Asked, type OutsideCall } from './call-outside.ts';
import { OutsideError } from './outside-error.ts';

/** Between the two tries, where the other side names no time of its own. */
const betweenTriesMs = 300;
/** Whoever asks for more time than this is not waited for: our own engine is quicker. */
const longestWaitMs = 5_000;

/** A call, and once more where that may help; throws the last `OutsideError`. */
export async function askTwice<Result>(
  platform: Platform,
  call: OutsideCall<Result>,
  asked: Asked,
): Promise<Result> {
  try {
    return await callOutside(platform, call, asked);
  } catch (error) {
    if (!(error instanceof OutsideError) || !error.isWorthAnotherTry) throw error;
    const waitMs = error.retryAfterMs ?? betweenTriesMs;
    if (waitMs > longestWaitMs) throw error;
    await delay(waitMs);
    await asked.noteMoved?.();
    return callOutside(platform, call, asked);
  }
}
