import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { adoptServer } from './adopt-server.ts';
import { findPackagedBinaries, prepareBinaries, type Binaries } from './binaries.ts';
import { assertMajorVersion, clusterExists, connectionStringOf, type Cluster } from './cluster.ts';
import { createCluster } from './create-cluster.ts';
import { openDataFolder } from './data-folder.ts';
import { ensureDatabase } from './database-connection.ts';
import { explainFileError, explainProgramFailure } from './failure-sentence.ts';
import { lockFolder, type InstanceLock } from './instance-lock.ts';
import { launchServer } from './launch-server.ts';
import { findCluster, planCluster } from './locate-cluster.ts';
import type { Postmaster } from './postmaster.ts';
import { createProgress } from './progress.ts';
import { stopServer } from './stop-server.ts';

export interface EmbeddedPostgres {
  connectionString: string;
  /** The folder that holds the database, for the console and for backups. */
  location: string;
  stop(): Promise<void>;
}

interface Options {
  dataDir: string;
  say: (line: string) => void;
  /** False leaves out every flush to disk: tests survive a killed process without it, only a power cut needs it. */
  durable?: boolean;
}

const retryMs = 200;
/** Old backends end within seconds of their server, unless one is in a long statement. */
const retryLimitMs = 60_000;

/** Starts PostgreSQL on a data folder of its own, or takes over the one that a killed Bandwise left running there. */
export async function startEmbeddedPostgres({
  dataDir,
  say,
  durable = true,
}: Options): Promise<EmbeddedPostgres> {
  const locks: InstanceLock[] = [];
  const releaseLocks = async () => {
    await Promise.all(locks.map((lock) => lock.release()));
  };
  try {
    const dataFolder = await openDataFolder(dataDir);
    locks.push(await lockFolder(dataFolder));
    const cluster = (await findCluster(dataFolder)) ?? (await planCluster(dataFolder));
    // A copied data folder points at the same cluster elsewhere, so that one is held too.
    if (dirname(cluster.folder) !== dataFolder) locks.push(await lockFolder(dirname(cluster.folder)));

    const { port } = await serve(cluster, durable, say);
    await openDatabase(cluster, port);
    let stopped: Promise<void> | undefined;
    return {
      connectionString: await connectionStringOf(cluster, port),
      location: cluster.folder,
      stop: () => (stopped ??= stopServer(cluster).then(releaseLocks)),
    };
  } catch (error) {
    await releaseLocks();
    throw explainFileError(dataDir, error);
  }
}

async function serve(cluster: Cluster, durable: boolean, say: (line: string) => void): Promise<Postmaster> {
  const survivor = await adoptServer(cluster, createProgress(say));
  if (survivor) return survivor;

  const binaries = await prepareCluster(cluster, durable, say);
  const progress = createProgress(say);
  const giveUpAtMs = Date.now() + retryLimitMs;
  for (;;) {
    const server =
      (await launchServer({ cluster, binaries, durable, progress, giveUpAtMs })) ??
      (await adoptServer(cluster, progress));
    if (server) return server;
    progress.check();
    await delay(retryMs);
  }
}

async function openDatabase(cluster: Cluster, port: number): Promise<void> {
  try {
    await ensureDatabase(cluster, port);
  } catch (error) {
    await stopServer(cluster);
    const reason = error instanceof Error ? error.message : String(error);
    throw explainProgramFailure('The database could not be opened', cluster.folder, reason);
  }
}

async function prepareCluster(
  cluster: Cluster,
  durable: boolean,
  say: (line: string) => void,
): Promise<Binaries> {
  const copiesFolder = join(dirname(cluster.folder), 'postgres-binaries');
  const binaries = await prepareBinaries({
    packaged: findPackagedBinaries(),
    copiesFolder,
    account: cluster.account,
    say,
  });
  if (!clusterExists(cluster)) {
    say(`Creating the database in ${cluster.folder} …`);
    await createCluster(cluster, binaries, durable);
  }
  await assertMajorVersion(cluster, binaries.majorVersion);
  return binaries;
}
