import { execFile } from 'node:child_process';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { LockedPackage } from './model-lock.ts';

const run = promisify(execFile);

/** npm takes a second or two; a registry that does not answer is given up on. */
const npmAnswerLimitMs = 60_000;

export interface Download {
  locked: LockedPackage;
  /** Where the tarball goes; what is already there is kept and continued. */
  to: string;
  onReceived: (receivedBytes: number) => void;
  signal: AbortSignal;
}

const sizeOf = async (file: string) => (await stat(file).catch(() => undefined))?.size ?? 0;

/** The registry is the one npm is set to, wherever that is. */
async function tarballUrl({ name, version }: LockedPackage, signal: AbortSignal): Promise<string> {
  const args = ['view', `${name}@${version}`, 'dist.tarball', '--loglevel=error'];
  const { stdout } = await run('npm', args, { signal, timeout: npmAnswerLimitMs });
  return stdout.trim();
}

/** Streams the tarball, continuing where an earlier try ended. */
export async function downloadDirectly({ locked, to, onReceived, signal }: Download): Promise<void> {
  const have = await sizeOf(to);
  if (have >= locked.bytes) return;
  const url = await tarballUrl(locked, signal);
  const response = await fetch(url, { signal, headers: have > 0 ? { range: `bytes=${have}-` } : {} });
  if (!response.ok || response.body === null) throw new Error(`the registry answered ${response.status}`);
  const body: AsyncIterable<Uint8Array> = response.body;
  const continued = response.status === 206;
  const file = await open(to, continued ? 'a' : 'w');
  try {
    let received = continued ? have : 0;
    for await (const piece of body) {
      await file.writeFile(piece);
      received += piece.length;
      onReceived(received);
    }
  } finally {
    await file.close();
  }
}

/** Slower and without progress, but it knows every proxy and every login that npm is set to. */
export async function downloadWithNpm({ locked, to, onReceived, signal }: Download): Promise<void> {
  const folder = `${to}.npm`;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  await run('npm', ['pack', `${locked.name}@${locked.version}`, '--pack-destination', folder, '--silent'], {
    signal,
    cwd: path.dirname(to),
  });
  const [tarball] = await readdir(folder);
  if (tarball === undefined) throw new Error('npm pack wrote nothing');
  await rename(path.join(folder, tarball), to);
  await rm(folder, { recursive: true });
  onReceived(locked.bytes);
}
