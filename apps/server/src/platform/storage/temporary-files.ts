import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { opendir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { errorCode } from '../errors/error-code.ts';

/** A writer touches its file all the time; one untouched for so long belongs to nobody, wherever its writer ran. */
const abandonedAfterMs = 60 * 60 * 1000;
const writerPattern = /^(?<host>.*)~(?<pid>\d+)~[0-9a-f-]+$/;

/** The name tells the writer, so that its leftovers are known once it is dead. */
export function temporaryName(): string {
  return `${encodeURIComponent(hostname())}~${process.pid}~${randomUUID()}`;
}

export async function removeLeftovers(folder: string): Promise<void> {
  for await (const entry of entriesOf(folder)) {
    const entryPath = path.join(folder, entry.name);
    if (isOfDeadWriter(entry.name) || (await isAbandoned(entryPath))) await remove(entryPath, entry);
  }
}

/** Entry by entry: `rm` of a large tree would hold every name of it at once. */
export async function removeTree(folder: string): Promise<void> {
  for await (const entry of entriesOf(folder)) await remove(path.join(folder, entry.name), entry);
  await rm(folder, { recursive: true, force: true });
}

/** A folder that is not there has no entries. */
export async function* entriesOf(folder: string): AsyncGenerator<Dirent> {
  try {
    yield* await opendir(folder);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' && errorCode(error) !== 'ENOTDIR') throw error;
  }
}

async function remove(entryPath: string, entry: Dirent): Promise<void> {
  await (entry.isDirectory() ? removeTree(entryPath) : rm(entryPath, { force: true }));
}

function isOfDeadWriter(name: string): boolean {
  const writer = writerPattern.exec(name)?.groups;
  if (writer?.host !== encodeURIComponent(hostname())) return false;
  try {
    process.kill(Number(writer.pid), 0);
    return false;
  } catch (error) {
    return errorCode(error) === 'ESRCH';
  }
}

async function isAbandoned(entryPath: string): Promise<boolean> {
  const stats = await stat(entryPath).catch(() => undefined);
  return stats !== undefined && Date.now() - stats.mtimeMs > abandonedAfterMs;
}
