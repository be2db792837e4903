import type { getModelState } from '@bandwise/contract/speech-models';
import type { z } from 'zod';

export type ModelState = z.infer<typeof getModelState.reply>;

export const unknownModelState: ModelState = { state: 'waiting', doneBytes: 0, totalBytes: 0, message: null };

/** A worker tells how it is at least this often. */
export const tellingIntervalMs = 20_000;
/** One that has been silent for so long is gone. */
const goneAfterMs = 3 * tellingIntervalMs;

/** What a learner meets: one worker that is ready is enough, and the furthest one decides until then. */
export function overallModelState(told: readonly (ModelState & { toldAt: Date })[], now: Date): ModelState {
  const alive = told.filter(({ toldAt }) => now.getTime() - toldAt.getTime() < goneAfterMs);
  const furthest = (state: ModelState['state']) =>
    alive.filter((one) => one.state === state).toSorted((a, b) => b.doneBytes - a.doneBytes)[0];
  const found = furthest('ready') ?? furthest('fetching') ?? furthest('failed');
  if (found === undefined) return unknownModelState;
  const { state, doneBytes, totalBytes, message } = found;
  return { state, doneBytes, totalBytes, message };
}
