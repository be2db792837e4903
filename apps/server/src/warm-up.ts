import { setTimeout as delay } from 'node:timers/promises';
import { sharedExaminer } from './modules/feedback/shared-examiner.ts';
import { sharedAnalyser } from './modules/speech-models/shared-models.ts';
import { reasonOf } from './platform/errors/describe-error.ts';
import type { Platform } from './platform/platform.ts';

/** Whoever started the server is opening its first page, and the cores are theirs. */
const afterStartMs = 5_000;

/**
 * Loads what judges answers, so that the first learner after a start does not wait for it; work that comes earlier loads it itself.
 * The worker keeps as much memory from its first session on anyway. Voices are opened in a moment, and only where somebody listens.
 */
export async function warmUp({ settings, log }: Platform, models: Promise<void>): Promise<void> {
  try {
    await delay(afterStartMs, undefined, { ref: false });
    await sharedExaminer();
    await models;
    await sharedAnalyser(settings);
  } catch (error) {
    // Nothing is lost: the first answer tries again, and tells what is missing.
    log.info({ reason: reasonOf(error) }, 'what judges answers is not loaded yet');
  }
}
