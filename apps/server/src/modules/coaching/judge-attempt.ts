import type { CoachingEvaluation } from '@bandwise/contract/coaching';
import type { ApiErrorCode } from '@bandwise/contract/errors';
import { z } from 'zod';
import { defineJob } from '../../platform/queue/job.ts';

/** Judges one try at a word. Somebody waits for it, so it is not tried for long. */
export const judgeAttemptJob = defineJob({
  name: 'judge-attempt',
  data: z.object({ userId: z.int(), attemptId: z.uuid(), word: z.string() }),
  retryLimit: 1,
  retryDelayMaxSec: 1,
  expireInSec: 60,
});

/** What the worker answers: the evaluation, or why there is none. */
export type Verdict = { evaluation: CoachingEvaluation } | { refusal: ApiErrorCode };
