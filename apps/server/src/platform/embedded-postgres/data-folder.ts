import { access, constants, mkdir, realpath } from 'node:fs/promises';
import { runsAsRoot } from './database-account.ts';

/** As root, PostgreSQL's account has to pass through the folder, but need not list it. */
export const passableMode = 0o711;
const privateMode = 0o700;

/** Makes the data folder when it is missing, and returns its real path once it is known to be ours to write. */
export async function openDataFolder(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: runsAsRoot() ? passableMode : privateMode });
  await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  return realpath(dataDir);
}
