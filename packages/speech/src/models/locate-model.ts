import { stat } from 'node:fs/promises';
import path from 'node:path';
import { sha256OfFile } from './file-hash.ts';
import { ModelError } from './model-error.ts';
import type { LockedFile, ModelLock } from './model-lock.ts';
import { setOf } from './model-lock.ts';

/** The locked model files in a folder. */
export interface ModelStore {
  folder: string;
  lock: ModelLock;
}

export const lockedFiles = (lock: ModelLock, sets: readonly string[]): LockedFile[] =>
  lock.packages.flatMap((one) => one.files).filter((file) => sets.includes(setOf(file)));

export async function isIntact(folder: string, file: LockedFile): Promise<boolean> {
  const full = path.join(folder, file.to);
  const found = await stat(full).catch(() => undefined);
  return found?.size === file.bytes && (await sha256OfFile(full)) === file.sha256;
}

/** Where a model lies, once its bytes have been checked. */
export async function locateModel({ folder, lock }: ModelStore, name: string): Promise<string> {
  const file = lock.packages.flatMap((one) => one.files).find(({ to }) => to === name);
  if (file === undefined) throw new ModelError(`The model ${name} is not in models.lock.json.`);
  if (!(await isIntact(folder, file)))
    throw new ModelError(`The model ${name} is missing or damaged: it is fetched again at the next start.`);
  return path.join(folder, file.to);
}
