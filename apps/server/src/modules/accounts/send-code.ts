import { languages } from '@bandwise/contract/languages';
import { z } from 'zod';
import { defineJob } from '../../platform/queue/job.ts';

/**
 * Sends a code to an address, if somebody has it. The request only adds this job, so that it takes as long and
 * answers the same for an address nobody has.
 */
export const sendCodeJob = defineJob({
  name: 'send-code',
  data: z.object({
    purpose: z.enum(['verify-email', 'reset-password']),
    email: z.string(),
    language: z.enum(languages),
  }),
  retryLimit: 5,
  retryDelayMaxSec: 5,
  expireInSec: 60,
});
