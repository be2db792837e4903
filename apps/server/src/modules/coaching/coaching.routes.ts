import { evaluateCoaching } from '@bandwise/contract/coaching';
import type { FastifyInstance } from 'fastify';
import { registerOperation } from '../../platform/http/register-operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { evaluateAttempt, judgementWaitMs } from './evaluate-attempt.ts';
import { receiveAttempt } from './receive-attempt.ts';

/** Over a slow mobile line too. */
const timeoutMs = 2 * judgementWaitMs;

export function registerCoaching(app: FastifyInstance, platform: Platform): void {
  registerOperation(
    app,
    evaluateCoaching,
    async ({ identity, request }) => {
      const { word, bytes } = await receiveAttempt(request);
      return evaluateAttempt(platform, identity, word, bytes);
    },
    { timeoutMs },
  );
}
