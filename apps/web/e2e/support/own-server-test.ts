import type { OwnServer } from './own-server.ts';
import { makeOwnServer } from './own-server.ts';
import { expect, test as base } from './test.ts';

export { expect };

/** A first start makes a database and a 4096-bit key, on a machine that may be busy with other tests. */
export const startLimitMs = 120_000;

/** For tests that kill their server or turn its users away: not the server of the other tests. */
export const test = base.extend<object, { server: OwnServer }>({
  server: [
    async ({ playwright }, provide) => {
      const server = await makeOwnServer();
      try {
        await server.start();
        const health = await playwright.request.newContext({ baseURL: server.url });
        expect((await health.get('/healthz')).ok()).toBe(true);
        await health.dispose();
        await provide(server);
      } finally {
        await server.remove();
      }
    },
    { scope: 'worker', timeout: 2 * startLimitMs },
  ],
  baseURL: ({ server }, provide) => provide(server.url),
});
