import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Download } from './download-tarball.ts';
import { downloadDirectly, downloadWithNpm } from './download-tarball.ts';
import { extractModels } from './extract-models.ts';
import { integrityOfFile } from './file-hash.ts';
import { ModelError } from './model-error.ts';
import type { LockedFile, LockedPackage } from './model-lock.ts';

/** A broken connection is taken up again where it broke; npm itself comes last. */
const tries = [downloadDirectly, downloadDirectly, downloadDirectly, downloadWithNpm];
const pauseBetweenTriesMs = 1_000;

async function download(task: Download): Promise<void> {
  let problem = '';
  let isBroken = false;
  for (const tryToDownload of tries) {
    if (isBroken) await delay(pauseBetweenTriesMs, undefined, { signal: task.signal });
    try {
      await tryToDownload(task);
      if ((await integrityOfFile(task.to)) === task.locked.integrity) return;
      problem = 'what arrived is not what models.lock.json names';
      isBroken = false;
      await rm(task.to, { force: true });
    } catch (error) {
      task.signal.throwIfAborted();
      isBroken = true;
      problem = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    }
  }
  const { name, version } = task.locked;
  throw new ModelError(
    `The models of ${name}@${version} could not be downloaded (${problem}). Check the connection to the network.`,
  );
}

/** Brings the wanted files of one package into the folder and leaves nothing else behind. */
export async function fetchPackage(
  locked: LockedPackage,
  wanted: readonly LockedFile[],
  folder: string,
  onReceived: (receivedBytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const downloads = path.join(folder, '.downloads');
  await mkdir(downloads, { recursive: true });
  const to = path.join(downloads, `${locked.name.replace(/\W+/g, '-')}-${locked.version}.tgz`);
  await download({ locked, to, onReceived, signal });
  await extractModels(to, locked, wanted, folder);
  await rm(to);
}
