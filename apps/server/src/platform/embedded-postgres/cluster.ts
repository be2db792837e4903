import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../startup-error.ts';
import type { Account } from './database-account.ts';

export const databaseName = 'bandwise';
export const superuserName = 'bandwise';

/** One PostgreSQL cluster with its password and log: a folder that is made, moved and deleted as a whole. */
export interface Cluster {
  folder: string;
  /** Whom PostgreSQL runs as; undefined: as ourselves. */
  account: Account | undefined;
}

export const clusterFolderName = 'postgres';

export const dataPath = (cluster: Cluster) => path.join(cluster.folder, 'data');
export const passwordPath = (cluster: Cluster) => path.join(cluster.folder, 'password');
export const logPath = (cluster: Cluster) => path.join(cluster.folder, 'postgres.log');

export function clusterExists(cluster: Cluster): boolean {
  return existsSync(cluster.folder);
}

export async function connectionStringOf(
  cluster: Cluster,
  port: number,
  database = databaseName,
): Promise<string> {
  const password = (await readFile(passwordPath(cluster), 'utf8')).trim();
  return `postgresql://${superuserName}:${password}@127.0.0.1:${port}/${database}`;
}

export async function assertMajorVersion(cluster: Cluster, expectedMajor: string): Promise<void> {
  const found = (await readFile(path.join(dataPath(cluster), 'PG_VERSION'), 'utf8')).trim();
  if (found === expectedMajor) return;
  throw new StartupError(
    `The database in ${cluster.folder} was made by PostgreSQL ${found} and this Bandwise brings PostgreSQL ` +
      `${expectedMajor}: start it with the Bandwise that made it, or set BANDWISE_DATA to another folder.`,
  );
}
