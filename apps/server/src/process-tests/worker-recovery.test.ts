import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { register } from './http-calls.ts';
import { killNow, workerOf } from './processes.ts';
import { scratchForProcesses, startLimitMs, startServer, type ServerProcess } from './server-process.ts';

/** What is promised of a job whose worker was killed. */
const retryLimitMs = 30_000;

const scratch = scratchForProcesses();
let server: ServerProcess;
let isHanging = true;
let mailsInHand = 0;
const delivered: string[] = [];

/** Takes mail, and as long as it hangs never says that it has. */
const mailServer = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData(stream, session, callback) {
    stream.resume();
    stream.on('end', () => {
      mailsInHand += 1;
      if (isHanging) return;
      delivered.push(...session.envelope.rcptTo.map(({ address }) => address));
      callback();
    });
  },
});

beforeAll(async () => {
  mailServer.on('error', () => undefined);
  const listener = mailServer.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  server = await startServer(path.join(scratch, 'data'), {
    DATABASE_URL: await createTestDatabase(inject('postgresUrl'), inject('templateDatabase')),
    SMTP_URL: `smtp://127.0.0.1:${String(port)}`,
  });
}, startLimitMs);

afterAll(() => {
  mailServer.close();
});

it(
  'the job of a killed worker is done by the next one, and no request notices',
  { timeout: 90_000 },
  async () => {
    expect((await register(server, 'patient@example.com')).status).toBe(200);
    await vi.waitUntil(() => mailsInHand === 1, { timeout: 20_000 });

    const workerBefore = await workerOf(scratch);
    killNow(workerBefore);
    isHanging = false;
    const statuses: number[] = [];
    await vi.waitUntil(
      async () => {
        statuses.push((await register(server, `meanwhile-${String(statuses.length)}@example.com`)).status);
        return delivered.includes('patient@example.com');
      },
      { timeout: retryLimitMs, interval: 250 },
    );

    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(delivered.filter((address) => address === 'patient@example.com')).toHaveLength(1);
    expect(await workerOf(scratch)).not.toBe(workerBefore);
    expect(server.output()).toContain('the worker ended and is started again');
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  },
);
