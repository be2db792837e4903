import { createHash } from 'node:crypto';
import { closeSync, constants, openSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { StartupError } from '../startup-error.ts';
import { errorCode } from '../errors/error-code.ts';

export interface InstanceLock {
  release(): Promise<void>;
}

/** `O_EXLOCK` of macOS' open(2), which Node does not name. */
const darwinExclusiveLockFlag = 0x20;

/**
 * Holds a folder for this process. Both ways are the kernel's own, so the lock ends with the process, however it ends,
 * and there is never a stale one to judge.
 */
export async function lockFolder(folder: string): Promise<InstanceLock> {
  try {
    return process.platform === 'linux' ? await lockByAbstractSocket(folder) : lockByFile(folder);
  } catch (error) {
    const isTaken = errorCode(error) === 'EADDRINUSE' || errorCode(error) === 'EAGAIN';
    if (!isTaken) throw error;
    throw new StartupError(
      `Bandwise is already running on the data folder ${folder}: stop that copy first, ` +
        'or set BANDWISE_DATA to another folder.',
    );
  }
}

/** A socket in Linux' abstract namespace has no file: binding its name is atomic. */
async function lockByAbstractSocket(folder: string): Promise<InstanceLock> {
  const server = createServer((connection) => connection.destroy());
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 32);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(`\0bandwise-${name}`, resolve);
  });
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

function lockByFile(folder: string): InstanceLock {
  const flags = constants.O_RDWR | constants.O_CREAT | constants.O_NONBLOCK | darwinExclusiveLockFlag;
  const descriptor = openSync(path.join(folder, 'instance.lock'), flags, 0o600);
  return {
    release: () => {
      closeSync(descriptor);
      return Promise.resolve();
    },
  };
}
