import { access, constants, mkdir, realpath, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { runsAsRoot } from './database-account.ts';
import { errorCode } from './error-code.ts';

/** As root, PostgreSQL's account has to pass through the folder, but need not list it. */
export const passableMode = 0o711;
const privateMode = 0o700;

/** Makes the data folder when it is missing, and returns its real path once it is known to be ours to write. */
export async function openDataFolder(dataDir: string): Promise<string> {
  await makeFolder(resolve(dataDir), runsAsRoot() ? passableMode : privateMode);
  await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  return realpath(dataDir);
}

/** Not mkdir's own `recursive`, which never returns on a file system that answers ENOENT to every new folder. */
async function makeFolder(path: string, mode: number): Promise<void> {
  try {
    await mkdir(path, mode);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') {
      await makeFolder(dirname(path), mode);
      await mkdir(path, mode);
    } else if (errorCode(error) !== 'EEXIST' || !(await stat(path)).isDirectory()) {
      throw error;
    }
  }
}
