import type { AddressInfo } from 'node:net';
import { createAccessToken } from '../src/modules/accounts/identities.ts';
import { insertUser } from '../src/modules/accounts/users.repository.ts';
import type { Defer } from './measurement.ts';
import { serveFilledDatabase } from './serve-filled-database.ts';

export interface ListedServer {
  /** The body of an answer to the administrator; anything but 200 throws. */
  get(url: string): Promise<string>;
  timeMs(url: string): Promise<number>;
  /** Over the network, to its end; answers the bytes that came. */
  download(url: string): Promise<number>;
}

/** Lists as an administrator sees them, of a database that was filled before. */
export async function openListedServer(
  postgresUrl: string,
  name: string,
  fill: (connectionString: string) => Promise<void>,
  defer: Defer,
): Promise<ListedServer> {
  const { app, platform, get, timeMs } = await serveFilledDatabase(postgresUrl, name, fill, defer);
  const admin = await insertUser(platform.db, {
    fullName: 'Bench Administrator',
    email: 'administrator@bench.example',
    emailVerifiedAt: new Date(),
    isAdmin: true,
  });
  const token = await createAccessToken(platform.db, admin.id, new Date());

  return {
    get: (url) => get(url, token),
    timeMs: (url) => timeMs(url, token),
    async download(url) {
      const origin = app.server.listening
        ? `http://127.0.0.1:${String((app.server.address() as AddressInfo).port)}`
        : await app.listen({ port: 0, host: '127.0.0.1' });
      const reply = await fetch(`${origin}${url}`, { headers: { authorization: `Bearer ${token}` } });
      if (reply.status !== 200 || !reply.body) throw new Error(`${url} answered ${reply.status}`);
      let bytes = 0;
      for await (const chunk of reply.body) bytes += (chunk as Uint8Array).length;
      return bytes;
    },
  };
}
