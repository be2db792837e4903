import type { ModelStore } from '@bandwise/speech/models/locate-model';
import { readModelLock } from '@bandwise/speech/models/model-lock';
import type { Settings } from '../../platform/settings.ts';

/** The models of this machine, there or still to come. */
export const modelStore = async ({ modelsDir }: Settings): Promise<ModelStore> => ({
  folder: modelsDir,
  lock: await readModelLock(),
});
