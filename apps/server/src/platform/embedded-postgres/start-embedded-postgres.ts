import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { adoptServer } from './adopt-server.ts';
import { findPackagedBinaries, prepareBinaries, type Binaries } from './binaries.ts';
import { assertMajorVersion, clusterExists, connectionStringOf, type Cluster } from './cluster.ts';
import { createCluster } from './create-cluster.ts';
import { openDataFolder } from './data-folder.ts';
import { ensureDatabase } from './database-connection.ts';
import { explainFileError, explainProgramFailure } from './failure-sentence.ts';
import { lockFolder, type InstanceLock } from './instance-lock.ts';
import { launchServer, pickFreePort } from './launch-server.ts';
import { findCluster, planCluster } from './locate-cluster.ts';
import type { RunningServer } from './postmaster.ts';
import { createProgress } from './progress.ts';
import { stopServer } from './stop-server.ts';
import { superviseServer } from './supervise-server.ts';

export interface EmbeddedPostgres {
  connectionString: string;
  /** The folder that holds the database, for the console and for backups. */
  location: string;
  stop(): Promise<void>;
}

interface Options {
  dataDir: string;
  say: (line: string) => void;
  log: Log;
  /** Ends a start that is under way. */
  signal?: AbortSignal;
  /** False leaves out every flush to disk: tests survive a killed process without it, only a power cut needs it. */
  durable?: boolean;
}

/** What it takes to run one cluster. */
interface Running {
  cluster: Cluster;
  durable: boolean;
  say: (line: string) => void;
}

const retryMs = 200;
/** Old backends end within seconds of their server, unless one is in a long statement. */
const retryLimitMs = 60_000;

/**
 * Starts PostgreSQL on a data folder of its own, or takes over the one that a killed Bandwise left running there. When it
 * dies, it is started again at the same address.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { dataDir, say, log, signal, durable = true } = options;
  const locks: InstanceLock[] = [];
  const releaseLocks = async () => {
    await Promise.all(locks.map((lock) => lock.release()));
  };
  try {
    const dataFolder = await openDataFolder(dataDir);
    locks.push(await lockFolder(dataFolder));
    const cluster = (await findCluster(dataFolder)) ?? (await planCluster(dataFolder));
    // A copied data folder points at the same cluster elsewhere, so that one is held too.
    if (path.dirname(cluster.folder) !== dataFolder)
      locks.push(await lockFolder(path.dirname(cluster.folder)));

    const running = { cluster, durable, say };
    const server = await serve(running, signal);
    await openDatabase(cluster, server.port);
    const restart = (stopSignal: AbortSignal) => serveAgain(running, server.port, stopSignal);
    const supervision = superviseServer({ cluster, server, restart, log });
    let stopped: Promise<void> | undefined;
    return {
      connectionString: await connectionStringOf(cluster, server.port),
      location: cluster.folder,
      stop: () => (stopped ??= supervision.stop().then(releaseLocks)),
    };
  } catch (error) {
    await releaseLocks();
    throw explainFileError(dataDir, error);
  }
}

async function serve(running: Running, signal: AbortSignal | undefined): Promise<RunningServer> {
  const { cluster, durable, say } = running;
  const survivor = await adoptServer(cluster, createProgress(say, signal));
  if (survivor) return survivor;

  signal?.throwIfAborted();
  const binaries = await prepareCluster(running);
  const progress = createProgress(say, signal);
  const giveUpAtMs = Date.now() + retryLimitMs;
  for (;;) {
    const port = await pickFreePort();
    const server =
      (await launchServer({ cluster, binaries, durable, port, progress, giveUpAtMs })) ??
      (await adoptServer(cluster, progress));
    if (server) return server;
    progress.check();
    await delay(retryMs);
  }
}

/** One attempt; undefined when the reason that it failed for passes by itself. */
async function serveAgain(
  running: Running,
  port: number,
  signal: AbortSignal,
): Promise<RunningServer | undefined> {
  const { cluster, durable, say } = running;
  const binaries = await findBinaries(running);
  const progress = createProgress(say, signal);
  return launchServer({ cluster, binaries, durable, port, progress, giveUpAtMs: Infinity });
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

async function prepareCluster(running: Running): Promise<Binaries> {
  const { cluster, durable, say } = running;
  const binaries = await findBinaries(running);
  if (!clusterExists(cluster)) {
    say(`Creating the database in ${cluster.folder} …`);
    await createCluster(cluster, binaries, durable);
  }
  await assertMajorVersion(cluster, binaries.majorVersion);
  return binaries;
}

function findBinaries({ cluster, say }: Running): Promise<Binaries> {
  return prepareBinaries({
    packaged: findPackagedBinaries(),
    copiesFolder: path.join(path.dirname(cluster.folder), 'postgres-binaries'),
    account: cluster.account,
    say,
  });
}
