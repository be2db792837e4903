import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { inject, vi } from 'vitest';
import { jobHandlers } from '../jobs.ts';
import { createLog } from '../platform/log.ts';
import { listOutbox } from '../platform/mail/outbox.ts';
import { openPlatform, type Platform } from '../platform/platform.ts';
import { openQueue, openWorkingQueue } from '../platform/queue/queue.ts';
import { readSettings } from '../platform/settings.ts';
import { buildWebServer } from '../web-server.ts';
import { noteSecretsOf } from './sent-secrets.ts';
import { createTestDatabase } from './test-database.ts';

export interface TestServer {
  app: FastifyInstance;
  /** Everything it serves, as it was registered. */
  routes: RouteOptions[];
  platform: Platform;
  /** Moves the clock that the product reads; the database keeps its own. */
  advance(ms: number): void;
  /** The newest code mailed to an address after `afterId`, as a person would read it. */
  readCode(email: string, afterId?: number): Promise<string>;
  newestMailId(email: string): Promise<number>;
  close(): Promise<void>;
}

/** The whole product in this process: real database, real queue with its worker, real files. */
export async function startTestServer(
  environment: Record<string, string> = {},
  options: { connectionString?: string; withWorker?: boolean; sendsNonsense?: boolean } = {},
): Promise<TestServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bandwise-test-data-'));
  const connectionString =
    options.connectionString ?? (await createTestDatabase(inject('postgresUrl'), inject('templateDatabase')));
  const settings = readSettings({ BANDWISE_DATA: dataDir, RATE_LIMIT_FACTOR: '1000', ...environment });
  const log = createLog('error', 'test');
  let offsetMs = 0;
  const platform = await openPlatform({
    settings: { ...settings, databasePoolSize: 4 },
    connectionString,
    log,
    name: 'test',
    now: () => new Date(Date.now() + offsetMs),
    openQueue: () => openQueue(connectionString, log),
  });
  const routes: RouteOptions[] = [];
  const app = await buildWebServer(platform, { onRoute: (route) => routes.push(route) });
  // A password that was drawn from a list is found in other fields, too.
  const isSecret = options.sendsNonsense !== true;
  const place = { folder: inject('secretsFolder'), database: new URL(connectionString).pathname.slice(1) };
  if (isSecret) noteSecretsOf(app, place, environment);
  const worker =
    options.withWorker === false
      ? undefined
      : await openWorkingQueue(
          connectionString,
          log,
          jobHandlers(platform, () => undefined),
        );

  const newestMailId = async (email: string) => (await listOutbox(platform.db, { to: email }))[0]?.id ?? 0;

  return {
    app,
    routes,
    platform,
    advance: (ms) => void (offsetMs += ms),
    newestMailId,
    readCode: (email, afterId = 0) =>
      vi.waitFor(
        async () => {
          const [mail] = await listOutbox(platform.db, { to: email });
          const code = mail && mail.id > afterId ? /\b\d{6}\b/.exec(mail.text ?? '')?.[0] : undefined;
          if (code === undefined) throw new Error(`no code was mailed to ${email}`);
          return code;
        },
        { timeout: 15_000, interval: 50 },
      ),
    async close() {
      await app.close();
      await worker?.stop();
      await platform.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
