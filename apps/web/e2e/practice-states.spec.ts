import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { apiErrors } from '@bandwise/contract/errors';
import { practiceLimits } from '@bandwise/contract/limits';
import { createAccount, openAs } from './support/accounts.ts';
import { humInto } from './support/humming.ts';
import {
  answer,
  arrivedOrders,
  begin,
  createSession,
  expectQuestion,
  microphoneFlags,
  record,
} from './support/practice.ts';
import { expect, test } from './support/test.ts';

const hummed = path.join(tmpdir(), `bandwise-states-${process.pid}.wav`);
const failing = { status: 500, body: '{}' };

// One after the other: they share a learner, and a microphone takes its time.
test.describe.configure({ mode: 'default', timeout: 120_000 });
test.use({
  tolerated: /status of (4\d\d|5\d\d)/,
  permissions: ['microphone'],
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, args: microphoneFlags(hummed) }),
});

declare global {
  interface Window {
    heldWakeLocks: number;
  }
}

let token: string;
test.beforeAll(async ({ request }) => {
  ({ token } = await createAccount(request, 'Omar Haddad'));
  await humInto(hummed);
});
test.afterAll(() => rm(hummed, { force: true }));

test('an answer that the server refuses stays until the learner has decided', async ({ page, request }) => {
  const { status, detail } = apiErrors.recording_unreadable;
  const sessionId = await createSession(request, token, 'C3T1P3');
  await page.route(
    '**/audio-session/upload',
    (route) => route.fulfill({ status, json: { detail, code: 'recording_unreadable' } }),
    { times: 2 },
  );
  await openAs(page, token, `/exam-test-practice/${sessionId}`);
  await begin(page);
  await answer(page);
  const notice = page.getByRole('alert').filter({ hasText: 'Your answer to question 1 was not accepted.' });
  await expect(notice).toContainText(detail);
  await expectQuestion(page, '2 of 6');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);

  const download = page.waitForEvent('download');
  await notice.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe(`answer-${sessionId}-1.wav`);
  expect((await readFile(await (await download).path())).toString('latin1', 0, 4)).toBe('RIFF');

  // The space key belongs to whichever button has the focus.
  await page.getByRole('heading', { level: 1 }).focus();
  await answer(page);
  const second = page.getByRole('alert').filter({ hasText: 'Your answer to question 2 was not accepted.' });
  await second.getByRole('button', { name: 'Discard' }).click();
  await expect(second).toBeHidden();
  await expect(notice).toBeVisible();

  await notice.getByRole('link', { name: 'Record Again' }).click();
  await expectQuestion(page, '1 of 6');
  await answer(page);
  await expect(notice).toBeHidden();
  await expect.poll(() => arrivedOrders(request, token, sessionId)).toEqual([1]);
  await page.reload();
  await expectQuestion(page, '2 of 6');
  await expect(page.getByRole('alert').filter({ hasText: 'was not accepted' })).toBeHidden();
});

test('the screen stays awake while recording, and no longer', async ({ page, request }) => {
  await page.addInitScript(() => {
    window.heldWakeLocks = 0;
    navigator.wakeLock.request = async () => {
      window.heldWakeLocks += 1;
      return {
        release: async () => {
          window.heldWakeLocks -= 1;
        },
      } as WakeLockSentinel;
    };
  });
  const held = () => page.evaluate(() => window.heldWakeLocks);
  await openAs(page, token, `/exam-test-practice/${await createSession(request, token, 'C3T2P3')}`);
  await begin(page);
  await expect(page.getByRole('status').filter({ hasText: 'Ready to record' })).toBeVisible();
  expect(await held()).toBe(0);
  await page.keyboard.press('Space');
  await expect(page.getByRole('timer')).toHaveText(/^00:0[1-9]/);
  expect(await held()).toBe(1);
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: 'Recorded' })).toBeVisible();
  await expect.poll(held).toBe(0);
});

test('what fails is told, and the learner goes on', async ({ page, request }) => {
  const sessionId = await createSession(request, token, 'C3T3P3');
  await page.route(`**/exam-tests/sessions/${sessionId}/questions`, (route) => route.fulfill(failing), {
    times: 2,
  });
  await openAs(page, token, `/exam-test-results/${sessionId}`);
  await expect(page.getByText('Failed to load test results. Please try again.')).toBeVisible();
  await page.goto(`/exam-test-practice/${sessionId}`);
  await expect(page.getByText('Failed to load test session. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await begin(page);

  await page.route('**/audio-session/upload', (route) => route.fulfill(failing), { times: 1 });
  await answer(page);
  await expect(page.getByText('Failed to upload audio', { exact: true })).toBeVisible();
  await expect(page.getByText('Audio uploaded successfully')).toBeVisible();
  expect(await arrivedOrders(request, token, sessionId)).toEqual([1]);

  await record(page);
  await page.route(`**/exam-tests/sessions/${sessionId}`, (route) => route.fulfill(failing), { times: 1 });
  await page.getByRole('button', { name: 'Exit Test' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Exit Test' }).click();
  await expect(page).toHaveURL('/exam-tests');
  await expect(page.getByText('Failed to save progress. Please try again.')).toBeVisible();

  await page.route('**/exam-tests/sessions', (route) => route.fulfill(failing), { times: 1 });
  await page.getByRole('button', { name: 'Start New Test' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Test').selectOption('C3T4');
  await dialog.getByLabel('Part 3 Discussion').check();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(dialog.getByText('Failed to create exam session. Please try again.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('C3T4P3')).toBeVisible();
});

test('the results ask every three seconds, then show the band and, below 7, tips', async ({
  page,
  request,
}) => {
  const sessionId = await createSession(request, token, 'C4T1P3');
  let status = 'feedback_generating';
  let band: number | null = null;
  let polls = 0;
  await page.route(`**/exam-tests/sessions/${sessionId}/status`, async (route) => {
    polls += 1;
    const reply = await route.fetch();
    await route.fulfill({ json: { ...((await reply.json()) as object), status } });
  });
  await page.route(`**/exam-tests/sessions/${sessionId}`, async (route) => {
    const reply = await route.fetch();
    const session = (await reply.json()) as object;
    await route.fulfill({ json: { ...session, status, is_completed: true, overall_band: band } });
  });
  await page.route('**/audio-session/recordings?*', (route) => route.fulfill(failing));
  await page.clock.install();
  await openAs(page, token, `/exam-test-results/${sessionId}`);
  await expect(page.getByText('Failed to fetch audio recordings')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generating Feedback...' })).toBeDisabled();
  await expect.poll(() => polls).toBe(1);
  [status, band] = ['feedback_completed', 6.5];
  await page.clock.fastForward(practiceLimits.resultsPollIntervalMs);
  await expect(page.getByRole('link', { name: 'View Detailed Feedback' })).toBeVisible();
  await expect(page.getByText('Competent User')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tips for Improvement' })).toBeVisible();

  band = 7;
  await page.reload();
  await expect(page.getByText('7.0', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tips for Improvement' })).toBeHidden();
});
