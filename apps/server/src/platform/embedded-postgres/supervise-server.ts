import { setTimeout as delay } from 'node:timers/promises';
import { reasonOf } from '../errors/describe-error.ts';
import type { Log } from '../log.ts';
import type { Cluster } from './cluster.ts';
import type { RunningServer } from './postmaster.ts';
import { sendSignal, stopServer } from './stop-server.ts';

const firstRestartDelayMs = 100;
const longestRestartDelayMs = 30_000;
/** A server that ran this long was healthy, so its next restart is quick again. */
const healthyAfterMs = 60_000;
const stopPollMs = 50;

interface Options {
  cluster: Cluster;
  server: RunningServer;
  /** Starts it again at the same address; undefined when that is worth another try. */
  restart: (signal: AbortSignal) => Promise<RunningServer | undefined>;
  log: Log;
}

/** Starts the server again whenever it ends without having been told to, until it is stopped here. */
export function superviseServer(options: Options): { stop: () => Promise<void> } {
  const { cluster, restart, log } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const isStopping = () => signal.aborted;
  let server: RunningServer | undefined = options.server;
  let isOver = false;

  async function keepRunning(): Promise<void> {
    let restartDelayMs = firstRestartDelayMs;
    while (!isStopping()) {
      if (server) {
        const startedAtMs = Date.now();
        await server.ended;
        if (isStopping()) return;
        if (Date.now() - startedAtMs > healthyAfterMs) restartDelayMs = firstRestartDelayMs;
        log.error({ pid: server.pid, restartDelayMs }, 'the database ended and is started again');
      }
      await delay(restartDelayMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (isStopping()) return;
      restartDelayMs = Math.min(restartDelayMs * 2, longestRestartDelayMs);
      server = await restart(signal).catch((error: unknown) => {
        if (!isStopping())
          log.error({ reason: reasonOf(error), restartDelayMs }, 'the database did not start');
        return undefined;
      });
      if (server) log.warn({ pid: server.pid }, 'the database is back');
    }
  }

  const over = keepRunning().finally(() => (isOver = true));
  return {
    async stop() {
      stopping.abort();
      // By its number too: a folder that was deleted under it no longer says who runs there.
      if (server && !isOver) sendSignal(server.pid, 'SIGINT');
      // A restart under way may bring up a server after the first look.
      while (!isOver) {
        await stopServer(cluster);
        await Promise.race([over, delay(stopPollMs)]);
      }
      await stopServer(cluster);
    },
  };
}
