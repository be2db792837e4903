import { Client } from 'pg';
import { createLog } from '../src/platform/log.ts';
import { openPlatform, type Platform } from '../src/platform/platform.ts';
import { openQueue } from '../src/platform/queue/queue.ts';
import { readSettings } from '../src/platform/settings.ts';
import { prepareDatabase } from '../src/prepare-database.ts';
import { buildWebServer } from '../src/web-server.ts';
import type { Defer } from './measurement.ts';
import { makeDataFolder } from './server-process.ts';

interface FilledServer<Filled> {
  filled: Filled;
  platform: Platform;
  app: Awaited<ReturnType<typeof buildWebServer>>;
  /** The body of an answer to the owner of this token; anything but 200 throws. */
  get: (url: string, token: string) => Promise<string>;
  timeMs: (url: string, token: string) => Promise<number>;
}

/** The whole HTTP stack in this process, on a database of its own that was filled before. */
export async function serveFilledDatabase<Filled>(
  postgresUrl: string,
  name: string,
  fill: (connectionString: string) => Promise<Filled>,
  defer: Defer,
): Promise<FilledServer<Filled>> {
  const connectionString = await createDatabase(postgresUrl, `bench_${name}`);
  await prepareDatabase(connectionString);
  const filled = await fill(connectionString);
  const log = createLog('error', 'bench');
  const platform = await openPlatform({
    settings: readSettings({ BANDWISE_DATA: await makeDataFolder(defer) }),
    connectionString,
    log,
    name: 'bench',
    openQueue: () => openQueue(connectionString, log),
  });
  defer(() => platform.close());
  const app = await buildWebServer(platform);
  defer(() => app.close());

  async function get(url: string, token: string): Promise<string> {
    const reply = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.statusCode}: ${reply.body}`);
    return reply.body;
  }

  return {
    filled,
    platform,
    app,
    get,
    async timeMs(url, token) {
      const startedAtMs = performance.now();
      await get(url, token);
      return performance.now() - startedAtMs;
    },
  };
}

async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return url.href;
}
