import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { jobHandlers } from '../src/jobs.ts';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/start-embedded-postgres.ts';
import { createLog } from '../src/platform/log.ts';
import { openPlatform, type Platform } from '../src/platform/platform.ts';
import { openQueue, openWorkingQueue } from '../src/platform/queue/queue.ts';
import { readSettings } from '../src/platform/settings.ts';
import { prepareDatabase } from '../src/prepare-database.ts';
import { buildWebServer } from '../src/web-server.ts';

export interface Target {
  platform: Platform;
  app: FastifyInstance;
  /** On this machine only. */
  url: string;
  close(): Promise<void>;
}

/** The whole product in this process, with a database of its own and nobody else in it. */
export async function openTarget(): Promise<Target> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bandwise-attack-'));
  await chmod(folder, 0o755);
  const dataDir = path.join(folder, 'data');
  const log = createLog('error', 'attack');
  const postgres = await startEmbeddedPostgres({ dataDir, say: () => undefined, log, durable: false });
  const { connectionString } = postgres;
  await prepareDatabase(connectionString);
  const platform = await openPlatform({
    settings: readSettings({ BANDWISE_DATA: dataDir, RATE_LIMIT_FACTOR: '1000000' }),
    connectionString,
    log,
    name: 'attack',
    openQueue: () => openQueue(connectionString, log),
  });
  const app = await buildWebServer(platform);
  const worker = await openWorkingQueue(
    connectionString,
    log,
    jobHandlers(platform, () => undefined),
  );
  return {
    platform,
    app,
    url: await app.listen({ host: '127.0.0.1', port: 0 }),
    async close() {
      await app.close();
      await worker.stop();
      await platform.close();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
