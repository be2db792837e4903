import { z } from 'zod';
import { operation } from './operation.ts';

export const healthParts = [
  'database',
  'queue',
  'storage',
  'mail',
  'models',
  'providers',
  'disk',
  'memory',
] as const;

/** What a part has to say. `failed`: its check threw, and the message says what. */
const healthCodes = [
  ...healthParts,
  'queue_no_worker',
  'mail_off',
  'models_fetching',
  'models_waiting',
  'models_failed',
  'providers_off',
  'providers_failing',
  'no_answer',
  'failed',
] as const;

export const healthSchema = z.object({
  /** The worst of the parts, where `off` is as good as `ok`. */
  status: z.enum(['ok', 'warning', 'failing']),
  checked_at: z.iso.datetime(),
  parts: z.array(
    z.object({
      name: z.enum(healthParts),
      /** off: not set up, and nothing is wrong with that. */
      state: z.enum(['ok', 'warning', 'failing', 'off']),
      /** Milliseconds that looking took. */
      time: z.int(),
      /** The message for a screen that has words of its own; its figures stand beside it, by name. */
      code: z.enum(healthCodes),
      message: z.string(),
      figures: z.record(z.string(), z.number()),
    }),
  ),
  /** Which engine does each kind of work, and how the last call of it went. */
  providers: z.array(
    z.object({
      job: z.string(),
      provider: z.string(),
      state: z.enum(['embedded', 'not_asked_yet', 'working', 'failing']),
      last_call_at: z.iso.datetime().nullable(),
      response_time: z.int().nullable(),
      error: z.string().nullable(),
    }),
  ),
});
export type Health = z.infer<typeof healthSchema>;

export const checkHealth = operation({
  method: 'GET',
  path: '/debug/health',
  access: 'admin',
  summary: 'Whether every part does its work; one that does not answer is given up after a few seconds',
  reply: healthSchema,
});
