import { open, readFile, rename, stat } from 'node:fs/promises';
import { logPath, type Cluster } from './cluster.ts';
import { giveTo } from './database-account.ts';

/** Two files of this size hold months of starts and stops; errors of single statements are not written here. */
const rotateAtBytes = 1024 * 1024;

interface ServerLog {
  descriptor: number;
  /** What was written since the log was opened. */
  readNew(): Promise<string>;
  close(): Promise<void>;
}

export async function openServerLog(cluster: Cluster): Promise<ServerLog> {
  const path = logPath(cluster);
  if ((await sizeOf(path)) > rotateAtBytes) await rename(path, `${path}.1`);
  const startBytes = await sizeOf(path);
  const handle = await open(path, 'a', 0o600);
  await giveTo(cluster.account, path);
  return {
    descriptor: handle.fd,
    readNew: async () => (await readFile(path)).subarray(startBytes).toString(),
    close: () => handle.close(),
  };
}

async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.size ?? 0;
}
