import { spawnSync } from 'node:child_process';
import { mkdir, statfs, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Defer } from '../bench/measurement.ts';

/** The recordings of a thousand sessions; what is left of it is filled up at once. */
const sizeMb = 500;
const remountTries = 100;
const remountRetryMs = 50;

/** A disk for recordings alone, which can be full or read-only. */
export interface BreakableDisk {
  fullFor: (durationMs: number) => Promise<void>;
  readOnlyFor: (durationMs: number) => Promise<void>;
}

const run = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;

/** Undefined where this account may not mount anything. */
export async function mountDisk(defer: Defer, folder: string): Promise<BreakableDisk | undefined> {
  await mkdir(folder, { recursive: true });
  if (!run('mount', '-t', 'tmpfs', '-o', `size=${sizeMb}m`, 'tmpfs', folder)) return undefined;
  defer(async () => void run('umount', '--lazy', folder));

  /** Refused while a file is being written. */
  async function remount(mode: 'ro' | 'rw'): Promise<void> {
    for (let tries = 1; !run('mount', '-o', `remount,${mode}`, folder); tries += 1) {
      if (tries === remountTries) throw new Error(`the disk could not be made ${mode}`);
      await delay(remountRetryMs);
    }
  }

  return {
    async fullFor(durationMs) {
      const ballast = path.join(folder, 'ballast');
      const { bavail, bsize } = await statfs(folder);
      await writeFile(ballast, Buffer.alloc(Math.max(0, bavail - 1) * bsize)).catch(() => undefined);
      await delay(durationMs);
      await unlink(ballast);
    },
    async readOnlyFor(durationMs) {
      await remount('ro');
      await delay(durationMs);
      await remount('rw');
    },
  };
}
