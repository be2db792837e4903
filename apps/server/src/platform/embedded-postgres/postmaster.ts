import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { dataPath, type Cluster } from './cluster.ts';
import { errorCode } from '../errors/error-code.ts';
import { inspectProcess } from './process-state.ts';

/** What postmaster.pid says of the server that wrote it. */
export interface Postmaster {
  pid: number;
  port: number;
  isReady: boolean;
}

/** A server that we hold on to, whether we launched it or took it over. */
export interface RunningServer extends Postmaster {
  /** Resolves when it has ended, whatever ended it. */
  ended: Promise<unknown>;
}

/** A child's end is told to us; that of a server that we took over has to be looked for. */
const watchIntervalMs = 1_000;

/** Line numbers of postmaster.pid, counted from 0 (PostgreSQL's pidfile.h). */
const pidLine = 0;
const portLine = 3;
const statusLine = 7;

const pidFilePath = (cluster: Cluster) => path.join(dataPath(cluster), 'postmaster.pid');

async function readPidFile(cluster: Cluster): Promise<string[] | undefined> {
  try {
    return (await readFile(pidFilePath(cluster), 'utf8')).split('\n');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The server that runs on this cluster right now, whoever started it. */
export async function findPostmaster(cluster: Cluster): Promise<Postmaster | undefined> {
  const lines = await readPidFile(cluster);
  if (!lines) return undefined;
  const pid = Number(lines[pidLine]);
  if (!(await isPostmasterOf(cluster, pid))) return undefined;
  return { pid, port: Number(lines[portLine]), isReady: lines[statusLine]?.trim() === 'ready' };
}

/** Holds on to a server that is not our child. */
export function watchPostmaster(cluster: Cluster, postmaster: Postmaster): RunningServer {
  const watch = async () => {
    while (await isPostmasterOf(cluster, postmaster.pid)) {
      await delay(watchIntervalMs, undefined, { ref: false });
    }
  };
  return { ...postmaster, ended: watch() };
}

/** PostgreSQL works inside its data folder, which tells the two apart after one was moved, copied or deleted. */
async function isPostmasterOf(cluster: Cluster, pid: number): Promise<boolean> {
  const found = await inspectProcess(pid);
  if (!found || !/(^|\/)postgres -D /.test(found.commandLine)) return false;
  if (found.workingFolder !== undefined) return found.workingFolder === dataPath(cluster);
  return found.commandLine.includes(` -D ${dataPath(cluster)} `);
}

/**
 * Call only when `findPostmaster` finds none. A pid file may still name a zombie or a process that got the dead
 * server's number, and PostgreSQL would wait for that one for ever. The file is not deleted, because it also lets
 * PostgreSQL see old backends that still use the shared memory: it gets our own number instead, and PostgreSQL, as our
 * child, knows that its parent is no rival and goes on to that check.
 */
export async function disownPidFile(cluster: Cluster): Promise<void> {
  const lines = await readPidFile(cluster);
  if (!lines) return;
  lines[pidLine] = `${process.pid}`;
  await writeFile(pidFilePath(cluster), lines.join('\n'));
}
