import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { connectionStringOf } from './cluster.ts';
import { explainFileError } from './failure-sentence.ts';
import { findCluster } from './locate-cluster.ts';
import { findPostmaster } from './postmaster.ts';

/** For commands beside a running Bandwise: the connection string of its database, undefined when none runs. */
export async function findRunningPostgres(dataDir: string): Promise<string | undefined> {
  if (!existsSync(dataDir)) return undefined;
  try {
    const cluster = await findCluster(await realpath(dataDir));
    if (!cluster) return undefined;
    const postmaster = await findPostmaster(cluster);
    return postmaster?.isReady ? await connectionStringOf(cluster, postmaster.port) : undefined;
  } catch (error) {
    throw explainFileError(dataDir, error);
  }
}
