import { fileURLToPath } from 'node:url';
import { fetchModels } from '../fetch-models.ts';
import type { ModelStore } from '../locate-model.ts';
import { readModelLock } from '../model-lock.ts';

const folder = fileURLToPath(new URL('../../../../../.cache/models', import.meta.url));

/** The first run on a machine downloads. */
export const modelDownloadLimitMs = 600_000;

/** The real models, fetched once for all tests of this clone. */
export async function testModelStore(sets: readonly string[]): Promise<ModelStore> {
  const store = { folder, lock: await readModelLock() };
  await fetchModels(store, { sets });
  return store;
}
