import path from 'node:path';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { openDatabase } from './database/database.ts';
import type { Log } from './log.ts';
import { createRateLimiter, type RateLimiter } from './rate-limit/rate-limiter.ts';
import { createRequestLog, type RequestLog } from './request-log/request-log.ts';
import type { Queue } from './queue/queue.ts';
import type { Settings } from './settings.ts';
import { createDiskStorage } from './storage/disk-storage.ts';
import type { ObjectStorage } from './storage/object-storage.ts';
import type { S3StorageOptions } from './storage/s3-storage.ts';

/** What every module stands on. */
export interface Platform {
  settings: Settings;
  connectionString: string;
  log: Log;
  now: () => Date;
  db: NodePgDatabase;
  queue: Queue;
  storage: ObjectStorage;
  /** Where backups are kept, apart from everything that they are a backup of. */
  backups: ObjectStorage;
  rateLimiter: RateLimiter;
  requestLog: RequestLog;
  close(): Promise<void>;
}

export async function openPlatform(options: {
  settings: Settings;
  connectionString: string;
  log: Log;
  name: string;
  now?: () => Date;
  openQueue: (platform: Omit<Platform, 'queue'>) => Promise<Queue>;
}): Promise<Platform> {
  const { settings, connectionString, log } = options;
  const database = openDatabase(connectionString, {
    poolSize: settings.databasePoolSize,
    name: options.name,
    log,
  });
  const requestLog = createRequestLog(database.db, log);
  const platform = {
    settings,
    connectionString,
    log,
    now: options.now ?? (() => new Date()),
    db: database.db,
    storage: await openStorage(settings),
    backups: await openBackups(settings),
    rateLimiter: createRateLimiter(database.db, settings.rateLimitFactor),
    requestLog,
    close: async () => {
      await requestLog.close();
      await database.close();
    },
  };
  const queue = await options.openQueue(platform);
  return {
    ...platform,
    queue,
    async close() {
      await queue.stop();
      await platform.close();
    },
  };
}

async function openStorage(settings: Settings): Promise<ObjectStorage> {
  return settings.s3 ? openS3(settings.s3) : createDiskStorage(path.join(settings.dataDir, 'storage'));
}

/** The bucket may be the one of the recordings: the prefix keeps them apart. */
async function openBackups({ backupS3, dataDir }: Settings): Promise<ObjectStorage> {
  return backupS3
    ? openS3({ ...backupS3, prefix: 'bandwise-backups/' })
    : createDiskStorage(path.join(dataDir, 'backups'));
}

/** Amazon's client is large: it is loaded where a bucket is set. */
async function openS3(options: S3StorageOptions): Promise<ObjectStorage> {
  const { createS3Storage } = await import('./storage/s3-storage.ts');
  return createS3Storage(options);
}
