import { open, rm, stat, utimes } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

const pollMs = 250;
const heartbeatMs = 2_000;
/** Process numbers are used again, in a container at once; a file that nobody touches belongs to nobody. */
const abandonedAfterMs = 15_000;

async function tryToHold(lockFile: string): Promise<boolean> {
  try {
    await (await open(lockFile, 'wx')).close();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function isAbandoned(lockFile: string): Promise<boolean> {
  const found = await stat(lockFile).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > abandonedAfterMs;
}

/** Server, command line and tests may ask for the same models at once: the later ones wait and find the work done. */
export async function oneAtATime<Result>(
  lockFile: string,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  while (!(await tryToHold(lockFile))) {
    if (await isAbandoned(lockFile)) await rm(lockFile, { force: true });
    else await delay(pollMs, undefined, { signal });
  }
  const touch = () => {
    const now = new Date();
    utimes(lockFile, now, now).catch(() => undefined);
  };
  const heartbeat = setInterval(touch, heartbeatMs);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    await rm(lockFile, { force: true });
  }
}
