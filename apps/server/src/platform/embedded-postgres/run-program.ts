import { spawn } from 'node:child_process';
import type { Account } from './database-account.ts';

/**
 * PostgreSQL gets none of our environment: PGDATA, PGPORT, LD_LIBRARY_PATH or a translated locale would change what it
 * does or prints.
 */
export const cleanEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C' };

interface ProgramResult {
  succeeded: boolean;
  output: string;
}

/** Runs a program to its end under the given account, or our own; a program that cannot be run counts as failed. */
export function runProgram(
  file: string,
  args: string[],
  account: Account | undefined,
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      ...(account && { uid: account.uid, gid: account.gid }),
      cwd: '/',
      env: cleanEnvironment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => {
      resolve({ succeeded: false, output: error.message });
    });
    child.on('close', (exitCode) => {
      resolve({ succeeded: exitCode === 0, output });
    });
  });
}
