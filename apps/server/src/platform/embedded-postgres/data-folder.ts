import { access, constants, mkdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { runsAsRoot } from './database-account.ts';
import { errorCode } from '../errors/error-code.ts';

/** As root, PostgreSQL's account has to pass through the folder, but need not list it. */
export const passableMode = 0o711;
const privateMode = 0o700;

/** Makes the data folder when it is missing, and returns its real path once it is known to be ours to write. */
export async function openDataFolder(dataDir: string): Promise<string> {
  await makeFolder(path.resolve(dataDir), runsAsRoot() ? passableMode : privateMode);
  await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  return realpath(dataDir);
}

/** Not mkdir's own `recursive`, which never returns on a file system that answers ENOENT to every new folder. */
async function makeFolder(folder: string, mode: number): Promise<void> {
  try {
    await mkdir(folder, mode);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') {
      await makeFolder(path.dirname(folder), mode);
      await mkdir(folder, mode);
    } else if (errorCode(error) !== 'EEXIST' || !(await stat(folder)).isDirectory()) {
      throw error;
    }
  }
}
