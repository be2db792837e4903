import { execFileSync } from 'node:child_process';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { errorCode } from '../platform/errors/error-code.ts';

/** Every process that was started with a folder in its environment or arguments, or that works inside it. */
export async function processesOf(folder: string): Promise<number[]> {
  if (process.platform !== 'linux') return processesByPs(folder);
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      const facts = await Promise.all([
        readFile(`/proc/${pid}/environ`, 'utf8').catch(() => ''),
        readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''),
        readlink(`/proc/${pid}/cwd`).catch(() => ''),
      ]);
      return facts.some((fact) => fact.includes(folder)) ? [Number(pid)] : [];
    }),
  );
  return found.flat().filter((pid) => pid !== process.pid);
}

function processesByPs(folder: string): number[] {
  const lines = execFileSync('ps', ['-A', '-E', '-ww', '-o', 'pid=,command='], { encoding: 'utf8' }).split(
    '\n',
  );
  return lines.filter((line) => line.includes(folder)).map((line) => parseInt(line, 10));
}

/** Kills without a chance to clean up; one that has just ended by itself is fine too. */
export function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

export async function workerOf(folder: string): Promise<number> {
  const pids = await processesOf(folder);
  for (const pid of pids) {
    const command = await readFile(`/proc/${String(pid)}/cmdline`, 'utf8').catch(() => '');
    if (command.includes('src/worker.ts')) return pid;
  }
  throw new Error('no worker runs');
}
