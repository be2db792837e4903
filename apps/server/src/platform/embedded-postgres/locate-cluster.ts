import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../startup-error.ts';
import { clusterFolderName, type Cluster } from './cluster.ts';
import { passableMode } from './data-folder.ts';
import {
  canEnter,
  findUnprivilegedAccount,
  giveTreeTo,
  ownerOf,
  runsAsRoot,
  type Account,
} from './database-account.ts';
import { explainFileError } from './failure-sentence.ts';

/** Where root's cluster lies when the data folder is inside a private one, such as /root. */
const sharedFolder = '/var/lib/bandwise';

/** Holds the path of a cluster that lies elsewhere, so that a clone that is moved keeps its database. */
const pointerName = 'postgres-location';

/** The cluster of a data folder, if it has one already. */
export async function findCluster(dataFolder: string): Promise<Cluster | undefined> {
  const folder = path.join((await readPointer(dataFolder)) ?? dataFolder, clusterFolderName);
  if (!existsSync(folder)) return undefined;
  return { folder, account: runsAsRoot() ? await settleOwner(folder) : undefined };
}

/** Where a new cluster shall lie, and whom it shall run as. */
export async function planCluster(dataFolder: string): Promise<Cluster> {
  const pointedPlace = await readPointer(dataFolder);
  if (!runsAsRoot())
    return { folder: path.join(pointedPlace ?? dataFolder, clusterFolderName), account: undefined };
  const account = await findUnprivilegedAccount();
  const place = pointedPlace ?? (await choosePlace(dataFolder, account));
  return { folder: path.join(place, clusterFolderName), account };
}

async function readPointer(dataFolder: string): Promise<string | undefined> {
  const pointerPath = path.join(dataFolder, pointerName);
  if (!existsSync(pointerPath)) return undefined;
  const place = (await readFile(pointerPath, 'utf8')).trim();
  if (existsSync(place)) return place;
  throw new StartupError(
    `The database of this data folder lies in ${place}, which is missing: bring it back, ` +
      `or delete ${pointerPath} to begin with an empty database.`,
  );
}

/** Whoever owns the cluster runs it; a cluster restored by root belongs to root, whom PostgreSQL refuses. */
async function settleOwner(folder: string): Promise<Account> {
  let account = await ownerOf(folder);
  if (account.uid === 0) {
    account = await findUnprivilegedAccount();
    await giveTreeTo(account, folder);
  }
  if (await canEnter(folder, account)) return account;
  throw new StartupError(
    `The database in ${folder} runs as the account with id ${account.uid}, which cannot pass through the folders ` +
      'above it: let others pass (chmod o+x), or move Bandwise to a folder that is not private.',
  );
}

async function choosePlace(dataFolder: string, account: Account): Promise<string> {
  if (await canEnter(dataFolder, account)) return dataFolder;
  if (await canEnter(path.dirname(dataFolder), account)) {
    const { mode } = await stat(dataFolder);
    await chmod(dataFolder, (mode & 0o777) | passableMode);
    return dataFolder;
  }
  const place = await makeSharedPlace();
  await writePointer(dataFolder, place);
  return place;
}

async function makeSharedPlace(): Promise<string> {
  const place = path.join(sharedFolder, randomBytes(8).toString('hex'));
  try {
    await mkdir(place, { recursive: true });
    await Promise.all([sharedFolder, place].map((folder) => chmod(folder, passableMode)));
    return place;
  } catch (error) {
    throw explainFileError(sharedFolder, error);
  }
}

async function writePointer(dataFolder: string, place: string): Promise<void> {
  const pointerPath = path.join(dataFolder, pointerName);
  await writeFile(`${pointerPath}.partial`, `${place}\n`, { flush: true });
  await rename(`${pointerPath}.partial`, pointerPath);
}
