import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { openAs } from './support/accounts.ts';
import { humInto } from './support/humming.ts';
import { expect, startLimitMs, test } from './support/own-server-test.ts';
import {
  answer,
  begin,
  createSession,
  expectQuestion,
  listRecordings,
  microphoneFlags,
} from './support/practice.ts';

const hummed = path.join(tmpdir(), `bandwise-hum-${process.pid}.wav`);
/** The sender's longest pause between two attempts, and time to send. */
const sentLimitMs = 90_000;
/** An answer of a second then takes several to send. */
const slowBytesPerSec = 4096;

test.describe.configure({ timeout: startLimitMs + sentLimitMs + 60_000 });
test.use({
  tolerated: /Failed to load resource/,
  permissions: ['microphone'],
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, args: microphoneFlags(hummed) }),
});

test.beforeAll(() => humInto(hummed));
test.afterAll(() => rm(hummed, { force: true }));

test('a server killed during an upload gets the answer when it is back, once', async ({
  page,
  request,
  server,
}) => {
  const reply = await request.post('/api/v1/auth/anonymous');
  const { accessToken: token } = (await reply.json()) as { accessToken: string };
  const sessionId = await createSession(request, token, 'C1T1P3');
  await openAs(page, token, `/exam-test-practice/${sessionId}`);
  await begin(page);
  await expectQuestion(page, '1 of 6');
  await limitUploads(page, slowBytesPerSec);
  await answer(page);
  await expect.poll(() => server.unfinishedUploads()).not.toEqual([]);
  await server.kill();
  expect(await server.unfinishedUploads()).not.toEqual([]);
  await limitUploads(page, -1);

  await expect(page.getByText('Saved on this device, still to be sent: 1.')).toBeVisible();
  await expectQuestion(page, '2 of 6');
  await answer(page);
  await expect(page.getByText('Saved on this device, still to be sent: 2.')).toBeVisible();
  await expectQuestion(page, '3 of 6');
  const kept = await keptChecksums(page);
  expect(kept).toHaveLength(2);

  await server.start();
  await expect(page.getByText('Saved on this device')).toBeHidden({ timeout: sentLimitMs });
  expect(await keptChecksums(page)).toEqual([]);
  const recordings = await listRecordings(request, token, sessionId);
  expect(recordings.map(({ question_order: order }) => order)).toEqual([1, 2]);
  expect(recordings.map(({ sha256 }) => sha256)).toEqual(kept);
  expect(await server.unfinishedUploads()).toEqual([]);
  await page.reload();
  await expectQuestion(page, '3 of 6');
  await expect(page.getByText('2 completed')).toBeVisible();
});

async function limitUploads(page: Page, bytesPerSec: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSec,
  });
}

/** Of the answers that lie in the browser, in the order of their questions. */
const keptChecksums = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('bandwise-outbox');
        opening.onerror = () => reject(new Error('The outbox cannot be opened'));
        opening.onsuccess = () => {
          const stored = opening.result.transaction('answers').objectStore('answers').getAll() as IDBRequest<
            { sha256: string }[]
          >;
          stored.onsuccess = () => {
            opening.result.close();
            resolve(stored.result.map(({ sha256 }) => sha256));
          };
        };
      }),
  );
