import { randomBytes } from 'node:crypto';
import { chmod, mkdir, open, readdir, rename, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../startup-error.ts';
import type { Binaries } from './binaries.ts';
import { dataPath, passwordPath, superuserName, type Cluster } from './cluster.ts';
import { giveTo } from './database-account.ts';
import { explainProgramFailure } from './failure-sentence.ts';
import { runProgram } from './run-program.ts';

/** A fresh cluster takes 40 MB, its second log segment and first checkpoint the rest. */
const neededBytes = 120 * 1024 * 1024;

/** Makes the cluster under another name and renames it, so that it is whole or not there at all. */
export async function createCluster(cluster: Cluster, binaries: Binaries, durable: boolean): Promise<void> {
  const place = path.dirname(cluster.folder);
  await removeInterrupted(cluster);
  await assertFreeSpace(place);

  // A new name each time: an initdb that outlived its Bandwise must never write into ours.
  const partial = { ...cluster, folder: `${partialPrefix(cluster)}${randomBytes(4).toString('hex')}` };
  try {
    await mkdir(partial.folder, { mode: 0o700 });
    await chmod(partial.folder, 0o700);
    await writeFile(passwordPath(partial), `${randomBytes(24).toString('hex')}\n`, {
      mode: 0o600,
      flush: true,
    });
    await giveTo(cluster.account, passwordPath(partial));
    await giveTo(cluster.account, partial.folder);
    await initialise(partial, binaries, durable);
    await rename(partial.folder, cluster.folder);
    await flushFolder(place);
  } catch (error) {
    await rm(partial.folder, { recursive: true, force: true });
    throw error;
  }
}

const partialPrefix = (cluster: Cluster) => `${cluster.folder}.partial-`;

async function removeInterrupted(cluster: Cluster): Promise<void> {
  const place = path.dirname(cluster.folder);
  for (const name of await readdir(place)) {
    const found = path.join(place, name);
    if (found.startsWith(partialPrefix(cluster)))
      await rm(found, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function assertFreeSpace(place: string): Promise<void> {
  const { bavail, bsize } = await statfs(place);
  if (bavail * bsize >= neededBytes) return;
  throw new StartupError(
    `The disk that holds ${place} is too full for a new database: free ${neededBytes / 1024 / 1024} MB and start again.`,
  );
}

async function initialise(cluster: Cluster, { initdb }: Binaries, durable: boolean): Promise<void> {
  const args = [
    `--pgdata=${dataPath(cluster)}`,
    `--username=${superuserName}`,
    `--pwfile=${passwordPath(cluster)}`,
    '--auth=scram-sha-256',
    '--data-checksums',
    '--encoding=UTF8',
    // PostgreSQL's own locale sorts the same on every machine; the operating system's does not.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(durable ? [] : ['--no-sync']),
  ];
  const { succeeded, output } = await runProgram(initdb, args, cluster.account);
  if (!succeeded)
    throw explainProgramFailure('The database could not be created', path.dirname(cluster.folder), output);
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}
