import { afterEach, beforeEach, inject, it, vi } from 'vitest';
import { z } from 'zod';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createLog } from '../log.ts';
import { defineJob, handleJob } from './job.ts';
import { openQueue, openWorkingQueue, prepareQueue, type Queue } from './queue.ts';

const count = defineJob({
  name: 'count',
  data: z.object({ number: z.int() }),
  retryLimit: 3,
  retryDelayMaxSec: 60,
  expireInSec: 60,
});
const log = createLog('error', 'test');
let url: string;
let open: Queue[] = [];

beforeEach(async () => {
  url = await createTestDatabase(inject('postgresUrl'));
  await prepareQueue(url, [count]);
});

afterEach(async () => {
  await Promise.all(open.map((queue) => queue.stop()));
  open = [];
});

async function send(numbers: number[]): Promise<void> {
  const queue = await openQueue(url, log);
  open.push(queue);
  await Promise.all(numbers.map((number) => queue.send(count, { number })));
}

async function work(run: (number: number) => Promise<void>, concurrency = 1): Promise<void> {
  const handler = handleJob({ ...count, concurrency }, ({ number }) => run(number));
  open.push(await openWorkingQueue(url, log, [handler]));
}

it('jobs that pile up are worked off one after the other, without a wait in between', async () => {
  const numbers = Array.from({ length: 40 }, (_, index) => index);
  const done = new Set<number>();
  await send(numbers);
  await work(async (number) => void done.add(number));
  await vi.waitUntil(() => done.size === numbers.length, { timeout: 20_000 });
});

it('a job that fails is tried again within seconds', async () => {
  let tries = 0;
  await send([1]);
  await work(async () => {
    tries += 1;
    if (tries === 1) throw new Error('not this time');
  });
  await vi.waitUntil(() => tries === 2, { timeout: 20_000 });
});

it('work that mostly waits is done beside each other', async () => {
  const begun = new Set<number>();
  let done = 0;
  await send([1, 2, 3, 4, 5, 6]);
  await work(async (number) => {
    begun.add(number);
    // Each waits for two others: alone it would wait for ever.
    await vi.waitUntil(() => begun.size >= 3, { timeout: 20_000 });
    done += 1;
  }, 3);
  await vi.waitUntil(() => done === 6, { timeout: 20_000 });
});
