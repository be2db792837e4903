import { getModelState } from '@bandwise/contract/speech-models';
import type { FastifyInstance } from 'fastify';
import { registerOperation } from '../../platform/http/register-operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { overallModelState } from './model-state.ts';
import { listModelStates } from './speech-models.repository.ts';

export function registerSpeechModels(app: FastifyInstance, { db, now }: Platform): void {
  registerOperation(app, getModelState, async ({ identity }) => {
    const state = overallModelState(await listModelStates(db), now());
    return { ...state, message: identity?.user.isAdmin ? state.message : null };
  });
}
