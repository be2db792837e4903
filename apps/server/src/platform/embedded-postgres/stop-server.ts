import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { errorCode } from '../errors/error-code.ts';
import { findPostmaster } from './postmaster.ts';

const pollMs = 25;
/** A fast shutdown writes out what is in memory; past this the immediate one is used, which loses no committed row. */
const fastShutdownLimitMs = 30_000;

/** Ends the server of this cluster, if one runs, and waits until it is gone. */
export async function stopServer(cluster: Cluster): Promise<void> {
  const impatientAtMs = Date.now() + fastShutdownLimitMs;
  let sent: NodeJS.Signals | undefined;
  for (;;) {
    const postmaster = await findPostmaster(cluster);
    if (!postmaster) return;
    const signal = Date.now() < impatientAtMs ? 'SIGINT' : 'SIGQUIT';
    if (signal !== sent) sendSignal(postmaster.pid, signal);
    sent = signal;
    await delay(pollMs);
  }
}

export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    const endedMeanwhile = errorCode(error) === 'ESRCH';
    if (!endedMeanwhile) throw error;
  }
}
