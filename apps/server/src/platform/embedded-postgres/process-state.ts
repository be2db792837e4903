import { readFile } from 'node:fs/promises';
import { runProgram } from './run-program.ts';

/** The command line of a process that still runs; undefined when it is gone or only a zombie is left of it. */
export function commandLineOf(pid: number): Promise<string | undefined> {
  return process.platform === 'linux' ? readFromProc(pid) : readFromPs(pid);
}

async function readFromProc(pid: number): Promise<string | undefined> {
  try {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The program's name stands in brackets before the state, and may hold brackets itself.
    const state = status.charAt(status.lastIndexOf(')') + 2);
    if (state === 'Z' || state === 'X') return undefined;
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ');
  } catch {
    return undefined;
  }
}

async function readFromPs(pid: number): Promise<string | undefined> {
  const { succeeded, output } = await runProgram(
    '/bin/ps',
    ['-ww', '-o', 'stat=,command=', '-p', `${pid}`],
    undefined,
  );
  const [, state, commandLine] = /^(\S+)\s+(.*)$/.exec(output.trim()) ?? [];
  return succeeded && state && !state.startsWith('Z') ? commandLine : undefined;
}
