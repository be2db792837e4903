import { setTimeout as delay } from 'node:timers/promises';
import type { ObjectStorage } from './object-storage.ts';

const lookAgainMs = 150;

/** Waits for what a job writes; false when it is not there in time. */
export async function waitForObject(storage: ObjectStorage, key: string, forMs: number): Promise<boolean> {
  const endsAtMs = Date.now() + forMs;
  while (!(await storage.stat(key))) {
    if (Date.now() >= endsAtMs) return false;
    await delay(lookAgainMs);
  }
  return true;
}
