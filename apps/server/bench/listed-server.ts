import type { AddressInfo } from 'node:net';
import { Client } from 'pg';
import { createAccessToken } from '../src/modules/accounts/identities.ts';
import { insertUser } from '../src/modules/accounts/users.repository.ts';
import { createLog } from '../src/platform/log.ts';
import { openPlatform } from '../src/platform/platform.ts';
import { openQueue } from '../src/platform/queue/queue.ts';
import { readSettings } from '../src/platform/settings.ts';
import { prepareDatabase } from '../src/prepare-database.ts';
import { buildWebServer } from '../src/web-server.ts';
import { makeDataFolder } from './server-process.ts';
import type { Defer } from './measurement.ts';

export interface ListedServer {
  /** The body of an answer to the administrator; anything but 200 throws. */
  get(url: string): Promise<string>;
  timeMs(url: string): Promise<number>;
  /** Over the network, to its end; answers the bytes that came. */
  download(url: string): Promise<number>;
}

/** The whole HTTP stack in this process, on a database of its own that was filled before. */
export async function openListedServer(
  postgresUrl: string,
  name: string,
  fill: (connectionString: string) => Promise<void>,
  defer: Defer,
): Promise<ListedServer> {
  const connectionString = await createDatabase(postgresUrl, name);
  await prepareDatabase(connectionString);
  await fill(connectionString);
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
  const admin = await insertUser(platform.db, {
    fullName: 'Bench Administrator',
    email: 'administrator@bench.example',
    emailVerifiedAt: new Date(),
    isAdmin: true,
  });
  const headers = { authorization: `Bearer ${await createAccessToken(platform.db, admin.id, new Date())}` };

  async function get(url: string): Promise<string> {
    const reply = await app.inject({ url, headers });
    if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.statusCode}: ${reply.body}`);
    return reply.body;
  }

  return {
    get,
    async timeMs(url) {
      const startedAtMs = performance.now();
      await get(url);
      return performance.now() - startedAtMs;
    },
    async download(url) {
      const origin = app.server.listening
        ? `http://127.0.0.1:${String((app.server.address() as AddressInfo).port)}`
        : await app.listen({ port: 0, host: '127.0.0.1' });
      const reply = await fetch(`${origin}${url}`, { headers });
      if (reply.status !== 200 || !reply.body) throw new Error(`${url} answered ${reply.status}`);
      let bytes = 0;
      for await (const chunk of reply.body) bytes += (chunk as Uint8Array).length;
      return bytes;
    },
  };
}

async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const url = new URL(serverUrl);
  url.pathname = `/bench_${name}`;
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`CREATE DATABASE bench_${name}`);
  await client.end();
  return url.href;
}
