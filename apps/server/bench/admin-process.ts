import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { setInterval } from 'node:timers';
import { familyMbOf, peakMbOf } from './process-memory.ts';

const adminEntry = path.resolve(import.meta.dirname, '../src/admin.ts');
const memoryLookMs = 50;
const databaseLookMs = 500;

export interface AdminRun {
  seconds: number;
  /** The most that this process had. */
  peakMb: number;
  /** The most that the database's own processes were seen to have meanwhile. */
  databasePeakMb: number;
  rows: Record<string, unknown>[];
}

/** A command of the administrator's program in a process of its own. */
export async function runAdmin(
  on: { databaseUrl: string; databasePid: number; dataDir: string },
  ...args: string[]
): Promise<AdminRun> {
  const startedAtMs = performance.now();
  const child = spawn(process.execPath, [adminEntry, ...args, '--json'], {
    env: { PATH: process.env.PATH, BANDWISE_DATA: on.dataDir, DATABASE_URL: on.databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let peakMb = 0;
  let databasePeakMb = 0;
  const looks = [
    setInterval(() => {
      void peakMbOf(child.pid ?? 0).then((peak) => (peakMb = Math.max(peakMb, peak)));
    }, memoryLookMs),
    setInterval(() => {
      void familyMbOf(on.databasePid).then((seen) => (databasePeakMb = Math.max(databasePeakMb, seen)));
    }, databaseLookMs),
  ];
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const rows = json(child.stdout).catch(() => []) as Promise<Record<string, unknown>[]>;
  const [code] = await ended;
  const seconds = (performance.now() - startedAtMs) / 1000;
  looks.forEach(clearInterval);
  if (code !== 0) throw new Error(`admin ${args[0] ?? ''} ended with ${String(code)}`);
  return { seconds, peakMb, databasePeakMb, rows: await rows };
}
