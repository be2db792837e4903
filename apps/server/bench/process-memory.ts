import { readdir, readFile, writeFile } from 'node:fs/promises';

const read = (pid: number | string, name: string): Promise<string> =>
  readFile(`/proc/${String(pid)}/${name}`, 'utf8').catch(() => '');

const kilobytes = (text: string, label: string): number =>
  Number(new RegExp(`^${label}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0);

/** The most that a process ever had in memory; 0 once it is gone. */
export async function peakMbOf(pid: number): Promise<number> {
  return kilobytes(await read(pid, 'status'), 'VmHWM') / 1024;
}

export async function residentMbOf(pid: number): Promise<number> {
  return kilobytes(await read(pid, 'status'), 'VmRSS') / 1024;
}

/** From here on the peak counts anew. */
export async function forgetPeakOf(pid: number): Promise<void> {
  await writeFile(`/proc/${String(pid)}/clear_refs`, '5');
}

/** Of a process and its children, what they share counted once. */
export async function familyMbOf(parent: number): Promise<number> {
  let total = 0;
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const isOfFamily = Number(pid) === parent || parentIn(await read(pid, 'status')) === parent;
    if (isOfFamily) total += kilobytes(await read(pid, 'smaps_rollup'), 'Pss') / 1024;
  }
  return total;
}

const parentIn = (status: string): number => Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0);
