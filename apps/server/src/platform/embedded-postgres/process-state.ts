import { readFile, readlink } from 'node:fs/promises';
import { runProgram } from './run-program.ts';

interface RunningProcess {
  commandLine: string;
  /** Undefined where the system does not tell. */
  workingFolder: string | undefined;
}

/** A process that still runs; undefined when it is gone or only a zombie is left of it. */
export function inspectProcess(pid: number): Promise<RunningProcess | undefined> {
  return process.platform === 'linux' ? readFromProc(pid) : readFromPs(pid);
}

async function readFromProc(pid: number): Promise<RunningProcess | undefined> {
  try {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The program's name stands in brackets before the state, and may hold brackets itself.
    const state = status.charAt(status.lastIndexOf(')') + 2);
    if (state === 'Z' || state === 'X') return undefined;
    const commandLine = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ');
    const workingFolder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
    return { commandLine, workingFolder };
  } catch {
    return undefined;
  }
}

async function readFromPs(pid: number): Promise<RunningProcess | undefined> {
  const args = ['-ww', '-o', 'stat=,command=', '-p', `${pid}`];
  const { succeeded, output } = await runProgram('/bin/ps', args, undefined);
  const [, state, commandLine] = /^(\S+)\s+(.*)$/.exec(output.trim()) ?? [];
  if (!succeeded || !state || !commandLine || state.startsWith('Z')) return undefined;
  return { commandLine, workingFolder: undefined };
}
