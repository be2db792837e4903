import { chown, lchown, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../startup-error.ts';
import { runProgram } from './run-program.ts';

export interface Account {
  uid: number;
  gid: number;
}

const candidateNames = ['postgres', 'nobody', 'daemon'];

export function runsAsRoot(): boolean {
  return process.getuid?.() === 0;
}

/** PostgreSQL refuses to run as root; this is the account it gets instead, one that every system already has. */
export async function findUnprivilegedAccount(): Promise<Account> {
  const entries = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const name of candidateNames) {
    const entry = entries.find(([entryName]) => entryName === name);
    const account = { uid: Number(entry?.[2]), gid: Number(entry?.[3]) };
    if (account.uid > 0 && account.gid > 0) return account;
  }
  throw new StartupError(
    'PostgreSQL does not run as root and this machine has no postgres or nobody account: ' +
      'start Bandwise as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

/** Asks the system itself, because mode bits alone miss access lists and user namespaces. */
export async function canEnter(folder: string, account: Account): Promise<boolean> {
  return (await runProgram('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], account)).succeeded;
}

export async function ownerOf(file: string): Promise<Account> {
  const { uid, gid } = await stat(file);
  return { uid, gid };
}

export async function giveTo(account: Account | undefined, file: string): Promise<void> {
  if (account) await chown(file, account.uid, account.gid);
}

export async function giveTreeTo(account: Account, folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    await lchown(path.join(folder, name), account.uid, account.gid);
  }
  await giveTo(account, folder);
}
