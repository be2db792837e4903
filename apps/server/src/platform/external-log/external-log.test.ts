import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { prunePlatformHandler } from '../prune-platform.ts';
import { deleteExternalCallsOf, recordExternalCall } from './external-log.ts';
import { externalCalls } from './external-log.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { withWorker: false });
});
afterAll(() => server.close());

const dayMs = 86_400_000;
const record = (userId: number, ageDays: number, requestBody: unknown = null) =>
  recordExternalCall(server.platform.db, {
    timestamp: new Date(Date.now() - ageDays * dayMs),
    provider: 'openai',
    job: 'examiner',
    model: 'm',
    method: 'POST',
    path: '/v1/chat/completions',
    statusCode: 500,
    responseTimeMs: 12,
    error: 'broken: s3cret of a@example.com',
    userId,
    sessionId: null,
    requestBody,
    responseBody: { error: 'the key s3cret is unknown\u0000' },
    secrets: ['s3cret', ''],
  });

it('keeps calls for 30 days, and a person’s until they are erased', async () => {
  const { db } = server.platform;
  await record(1, 31);
  await record(1, 29);
  await record(2, 0);
  await prunePlatformHandler(server.platform).run({}, { signal: AbortSignal.timeout(10_000) });
  expect(await db.select().from(externalCalls)).toHaveLength(2);
  await deleteExternalCallsOf(db, 1);
  expect((await db.select().from(externalCalls)).map(({ userId }) => userId)).toEqual([2]);
  await deleteExternalCallsOf(db, 2);
});

it('keeps no key, no address, and 8 KiB of a body at most', async () => {
  const { db } = server.platform;
  await record(3, 0, { model: 'm', user: `I wrote to b@example.com s3cret ${'word '.repeat(4000)}` });
  const [row] = await db.select().from(externalCalls);
  expect(JSON.stringify(row)).not.toMatch(/s3cret|example\.com/);
  expect(Buffer.byteLength(row?.requestBody ?? '')).toBeLessThanOrEqual(8 * 1024);
  expect(row?.error).toBe('broken: [redacted] of [email]');
});
