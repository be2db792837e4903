import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../errors/error-code.ts';

/** Recordings are private: nobody but the server's own account reads them. */
const fileMode = 0o600;
const folderMode = 0o700;
/** A folder may vanish under us when its prefix is deleted at the same moment; then it is made again. */
const maxMoveAttempts = 5;

export async function writeSynced(
  filePath: string,
  content: AsyncIterable<Uint8Array> | Uint8Array,
): Promise<void> {
  const file = await open(filePath, 'wx', fileMode);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** After this returns, a power cut leaves the file under its new name, with all the folders that lead to it. */
export async function moveSynced(fromPath: string, toPath: string): Promise<void> {
  const folder = path.dirname(toPath);
  for (let attempt = 1; ; attempt++) {
    try {
      const firstCreated = await makeFolder(folder);
      await rename(fromPath, toPath);
      await syncFolders(folder, firstCreated === undefined ? folder : path.dirname(firstCreated));
      return;
    } catch (error) {
      if (errorCode(error) !== 'ENOENT' || attempt === maxMoveAttempts) throw error;
    }
  }
}

/** Answers the first folder it had to create, if any. */
export async function makeFolder(folder: string): Promise<string | undefined> {
  return mkdir(folder, { recursive: true, mode: folderMode });
}

async function syncFolders(innermost: string, outermost: string): Promise<void> {
  await syncFolder(innermost);
  if (innermost !== outermost) await syncFolders(path.dirname(innermost), outermost);
}

export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
