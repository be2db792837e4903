import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '../startup-error.ts';
import { clusterExists, dataPath, type Cluster } from './cluster.ts';
import { askDataFolder } from './database-connection.ts';
import { findPostmaster, watchPostmaster, type Postmaster, type RunningServer } from './postmaster.ts';
import type { Progress } from './progress.ts';
import { stopServer } from './stop-server.ts';

const pollMs = 100;
/** A server that says it is ready answers at once; this leaves room for a machine under heavy load. */
const answerLimitMs = 15_000;

/**
 * The server that outlived a killed Bandwise, once it answers; undefined when none runs. One that is still starting or
 * stopping is waited for, because a second server on its files is the one thing that must never happen.
 */
export async function adoptServer(cluster: Cluster, progress: Progress): Promise<RunningServer | undefined> {
  if (!clusterExists(cluster)) return undefined;
  let silentSinceMs: number | undefined;
  for (;;) {
    const postmaster = await findPostmaster(cluster);
    if (!postmaster) return undefined;
    if (postmaster.isReady) {
      const servedFolder = await askDataFolder(cluster, postmaster.port);
      if (servedFolder === dataPath(cluster)) return watchPostmaster(cluster, postmaster);
      if (servedFolder !== undefined) {
        // Its folder was moved under it: it would no longer find its own settings.
        await stopServer(cluster);
        return undefined;
      }
      silentSinceMs ??= Date.now();
      if (Date.now() - silentSinceMs > answerLimitMs) throw doesNotAnswer(cluster, postmaster);
    }
    progress.check();
    await delay(pollMs);
  }
}

function doesNotAnswer(cluster: Cluster, { pid }: Postmaster): StartupError {
  return new StartupError(
    `A PostgreSQL of an earlier start still runs on ${cluster.folder} and does not answer: ` +
      `stop it (kill -INT ${pid}) and start again.`,
  );
}
