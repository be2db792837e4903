import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../src/testing/test-server.ts';
import { fuzz } from './fuzz.ts';

/** Of the 200,000 of `npm run attack`: enough to reach every call many times, without those that wait for an engine. */
const calls = 2_000;
const seed = 20_261_115;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { sendsNonsense: true });
});
afterAll(() => server.close());

it('no request makes the server fail, hang or show its insides', { timeout: 120_000 }, async () => {
  const report = await fuzz(server, { calls, seed, withLaborious: false });
  expect(report.findings).toEqual([]);
  // Both are needed for the run to mean anything: calls that were let in, and calls that were refused.
  expect(report.statuses['200']).toBeGreaterThan(calls / 20);
  expect(report.statuses['422']).toBeGreaterThan(calls / 20);
});
