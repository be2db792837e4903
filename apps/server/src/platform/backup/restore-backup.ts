import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { escapeLiteral, type Client } from 'pg';
import type { Database } from '../database/database.ts';
import { clearJobs, countActiveJobs } from '../queue/queue-state.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import type { BackupSource } from './archive-reader.ts';
import type { BackupPlan } from './backup-plan.ts';
import { liveSchema } from './catalog.ts';
import { assertSpace, type FreeSpace } from './free-space.ts';
import { loadDatabase } from './load-database.ts';
import type { Manifest } from './manifest.ts';
import { readMigrations, readOwnTables } from './migrations.ts';
import { announceRestore, announceRestoreEnd } from './operation-lock.ts';
import { assertKnownSchema, readManifest } from './read-manifest.ts';
import { restoreObjects } from './restore-objects.ts';
import { stagingSchema } from './staging-schema.ts';
import { swapTables } from './swap-tables.ts';
import { verifyBackup } from './verify-backup.ts';

/** Listening to the longest answer takes a fraction of it. */
const quietWithinMs = 180_000;
const quietPollMs = 250;

const markedTable = 'users';

export async function isRestored(db: Database, mark: string): Promise<boolean> {
  const { rows } = await db.execute<{ mark: string | null }>(
    sql`SELECT obj_description(${`${liveSchema}.${markedTable}`}::regclass) AS mark`,
  );
  return rows[0]?.mark === mark;
}

/** Remembered identities are stale: every server forgets them all. */
const forgetIdentities = "SELECT pg_notify('identity_changed', 'all')";

interface RestoreOptions {
  source: BackupSource;
  storage: ObjectStorage;
  plan: BackupPlan;
  freeSpace: FreeSpace;
  /** Jobs that go on: the one that restores. */
  keepJobs: readonly string[];
  /** Left on the new tables, so that a process killed right after the commit is known to have finished. */
  mark: string;
}

/**
 * Replaces everything by what a backup holds. Nothing is touched before the whole backup was read and found right. The
 * new tables are made, filled and put in place by one transaction, so a process killed at any moment leaves the old
 * data or the new. `client` belongs to the restore alone and holds the lock of operations.
 */
export async function restoreBackup(client: Client, options: RestoreOptions): Promise<Manifest> {
  const { source, storage } = options;
  const migrations = await readMigrations();
  const manifest = await readManifest(source);
  assertKnownSchema(manifest, migrations);
  await verifyBackup(source, manifest);
  await assertSpace(options.freeSpace, source, manifest, storage);
  await announceRestore(client);
  try {
    await waitForQuiet(client, options.keepJobs);
    await restoreObjects(source, storage);
    await client.query('BEGIN');
    await loadDatabase(client, source, manifest, migrations);
    await putInPlace(client, options);
    await client.query('COMMIT');
    return manifest;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    // Work that came up meanwhile was put off, and some of it perhaps too often.
    await options.plan.queueUnfinishedWork(drizzle(client)).catch(() => undefined);
    throw error;
  } finally {
    await announceRestoreEnd(client).catch(() => undefined);
  }
}

/** Background work that began on the old data ends first; none begins while a restore is announced. */
async function waitForQuiet(client: Client, keepJobs: readonly string[]): Promise<void> {
  const deadlineMs = Date.now() + quietWithinMs;
  while ((await countActiveJobs(drizzle(client), keepJobs)) > 0) {
    if (Date.now() > deadlineMs) throw new Error('background work did not come to its end');
    await delay(quietPollMs);
  }
}

/** The queue first, while names still mean the new tables: nobody waits for a lock meanwhile. */
async function putInPlace(client: Client, { plan, keepJobs, mark }: RestoreOptions): Promise<void> {
  const tx = drizzle(client);
  await clearJobs(tx, keepJobs);
  await plan.queueUnfinishedWork(tx);
  await swapTables(client, await readOwnTables(), plan.carryOver(liveSchema, stagingSchema));
  await client.query(`COMMENT ON TABLE ${liveSchema}.${markedTable} IS ${escapeLiteral(mark)}`);
  await client.query(forgetIdentities);
}
