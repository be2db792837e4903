import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { dataPath, type Cluster } from './cluster.ts';
import { explainProgramFailure } from './failure-sentence.ts';
import { disownPidFile, findPostmaster, type RunningServer } from './postmaster.ts';
import type { Progress } from './progress.ts';
import { cleanEnvironment } from './run-program.ts';
import { openServerLog } from './server-log.ts';

const pollMs = 25;

/**
 * Reasons that pass by themselves: old backends that have not yet noticed that their server was killed, a server of an
 * earlier start that was quicker, a port taken since it was picked.
 */
const passingReasons =
  /pre-existing shared memory block|lock file "postmaster.pid" already exists|could not bind/;

interface Launch {
  cluster: Cluster;
  binaries: Binaries;
  durable: boolean;
  /** Where it shall answer. */
  port: number;
  progress: Progress;
  /** Until then a reason that passes is worth another try. */
  giveUpAtMs: number;
}

/** Starts a server and waits until it is ready; undefined when it is worth another try. */
export async function launchServer(launch: Launch): Promise<RunningServer | undefined> {
  const { cluster, binaries, durable, port, progress, giveUpAtMs } = launch;
  await disownPidFile(cluster);
  const log = await openServerLog(cluster);
  try {
    // Its own session, so that Ctrl-C reaches us alone and the database outlives the requests that still use it.
    const child = spawn(binaries.postgres, ['-D', dataPath(cluster), ...settings(port, durable)], {
      ...(cluster.account && { uid: cluster.account.uid, gid: cluster.account.gid }),
      cwd: '/',
      env: cleanEnvironment,
      detached: true,
      stdio: ['ignore', log.descriptor, log.descriptor],
    });
    const { promise: ended, resolve: markEnded } = Promise.withResolvers<undefined>();
    let failure: string | undefined;
    child.on('error', (error) => {
      failure = error.message;
      markEnded(undefined);
    });
    child.on('exit', () => {
      failure = '';
      markEnded(undefined);
    });
    for (;;) {
      const postmaster = await findPostmaster(cluster);
      if (postmaster?.isReady && postmaster.pid === child.pid) {
        child.unref();
        return { ...postmaster, ended };
      }
      if (failure !== undefined) {
        const output = failure + (await log.readNew());
        if (passingReasons.test(output) && Date.now() < giveUpAtMs) return undefined;
        throw explainProgramFailure('PostgreSQL did not come up', cluster.folder, output);
      }
      try {
        progress.check();
      } catch (stop) {
        child.kill('SIGINT');
        await ended;
        throw stop;
      }
      await delay(pollMs);
    }
  } finally {
    await log.close();
  }
}

function settings(port: number, durable: boolean): string[] {
  const values = {
    port,
    listen_addresses: '127.0.0.1',
    // A Unix socket's path is limited to 107 characters, which a data folder may exceed.
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Failed statements are reported to us, and their details would put people's data into this file.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    ...(durable ? {} : { fsync: 'off' }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

export async function pickFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
