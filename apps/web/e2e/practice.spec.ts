import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Account } from './support/accounts.ts';
import { createAccount, openAs } from './support/accounts.ts';
import {
  answer,
  arrivedOrders,
  begin,
  createSession,
  expectQuestion,
  expectReport,
  microphoneFlags,
  record,
  renderFirstQuestion,
  stopAfterASecond,
} from './support/practice.ts';
import { speakInto } from './support/spoken-fixture.ts';
import { expect, test } from './support/test.ts';

const spoken = path.join(tmpdir(), `bandwise-practice-${process.pid}.wav`);
/** Twelve answers at the speed of speech, on a machine that is busy. */
const wholePartMs = 240_000;

// One after the other: they share a learner, and a microphone takes its time.
test.describe.configure({ mode: 'default', timeout: 120_000 });
test.use({
  // A busy machine may be too late with a spoken question, which the learner has read by then.
  tolerated: /status of (4\d\d|503)/,
  permissions: ['microphone'],
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, args: microphoneFlags(spoken) }),
});

let learner: Account;

test.beforeAll(async ({ request }) => {
  learner = await createAccount(request, 'Hana Sato');
  await speakInto(spoken, 'I live in a small flat near the river with my sister and two cats.');
});
test.afterAll(async () => rm(spoken, { force: true }));

test('practises a whole Part 1 and finds it again', async ({ page, request }) => {
  test.setTimeout(wholePartMs);
  await openAs(page, learner.token, '/exam-tests');
  // Of the bank, whose books have one digit: another test retires a paper of its own.
  await page
    .getByRole('button', { name: /^Start C\dT\d$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Start New Test' });
  await expect(dialog.getByRole('button', { name: 'Start' })).toBeDisabled();
  await dialog.getByLabel('Part 1 Introduction & Interview').check();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL(/\/exam-test-practice\/\d+$/);
  const sessionId = Number(page.url().split('/').at(-1));

  await begin(page);
  for (let order = 1; order <= 12; order += 1) {
    await expectQuestion(page, `${order} of 12`);
    await expect(page.getByText(`${order - 1} completed`)).toBeVisible();
    await answer(page, order === 12 ? 'Finish' : 'Continue');
  }
  await expectReport(page, `/feedback/${sessionId}`);
  expect(await arrivedOrders(request, learner.token, sessionId)).toEqual(
    Array.from({ length: 12 }, (_, index) => index + 1),
  );

  await page.goto('/exam-tests');
  await page.getByRole('link', { name: /^View Results of C\d+T\d+P1$/ }).click();
  await expect(page.getByText('COMPLETED', { exact: true })).toBeVisible();
  await expect(page.getByText('12 of 12 (100%)')).toBeVisible();
  const heard = page.getByRole('group', { name: 'Your answer to question 12' });
  await heard.getByRole('button', { name: 'Play' }).click();
  await expect(heard.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.goto('/history');
  const row = page.getByRole('row').filter({ hasText: 'Part 1 Introduction & Interview' });
  await expect(row.getByRole('link', { name: /^View Feedback/ })).toHaveAttribute(
    'href',
    `/feedback/${sessionId}`,
  );
});

test('prepares a Part 2 for a minute, then speaks by itself', async ({ page, request }) => {
  const sessionId = await createSession(request, learner.token, 'C1T1P2');
  await page.clock.install();
  await openAs(page, learner.token, `/exam-test-practice/${sessionId}`);
  await begin(page);
  await expect(page.getByText('You should say:')).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(4);
  await page.getByLabel('Your notes').fill('grandfather, dumplings');
  await page.clock.fastForward(31_000);
  await expect(page.getByRole('status').filter({ hasText: 'seconds of preparation left' })).toHaveText(
    '30 seconds of preparation left',
  );
  await page.clock.fastForward(30_000);
  await expect(page.getByText('of 02:00')).toBeVisible();
  await stopAfterASecond(page);
  await expect(page.getByLabel('Your notes')).toHaveValue('grandfather, dumplings');
  await page.getByRole('button', { name: 'Continue' }).click();

  await expectQuestion(page, '2 of 2');
  await expect(page.getByText('of 01:00')).toBeVisible();
  await answer(page, 'Finish');
  await expectReport(page, `/feedback/${sessionId}`);
  expect(await arrivedOrders(request, learner.token, sessionId)).toEqual([1, 2]);
});

test('the question is heard without being asked for', async ({ page, request }) => {
  const sessionId = await createSession(request, learner.token, 'C2T2P3');
  await renderFirstQuestion(request, learner.token, sessionId);
  await openAs(page, learner.token, `/exam-test-practice/${sessionId}`);
  await begin(page);
  await expect(page.getByRole('button', { name: 'Stop audio' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop audio' }).click();
  await page.getByRole('button', { name: 'Play audio' }).click();
  await expect(page.getByRole('button', { name: 'Stop audio' })).toBeVisible();
});

test('exits, and continues at the same question with the recording it had', async ({ page, request }) => {
  const sessionId = await createSession(request, learner.token, 'C1T2P3');
  await openAs(page, learner.token, `/exam-test-practice/${sessionId}`);
  await begin(page);
  await answer(page);
  await expectQuestion(page, '2 of 6');
  const question = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('button', { name: 'Exit Test' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Your progress is saved. You can continue this test later.');
  await dialog.getByRole('button', { name: 'Exit Test' }).click();

  await expect(page).toHaveURL('/exam-tests');
  const card = page.getByRole('listitem').filter({ hasText: 'C1T2P3' });
  await expect(card).toContainText('Paused');
  await expect(card).toContainText('Question 2');
  await card.getByRole('link', { name: 'Continue C1T2P3' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(question ?? '');

  await record(page);
  await expect(page.getByText('Kept in this browser.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You recorded this answer before.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectQuestion(page, '3 of 6');
  await expect.poll(() => arrivedOrders(request, learner.token, sessionId)).toEqual([1, 2]);
});

test.describe('without a network', () => {
  test.use({ tolerated: /Failed to load resource/ });

  test('goes on answering; what was said arrives once and in order', async ({ page, context, request }) => {
    const sessionId = await createSession(request, learner.token, 'C1T3P3');
    await openAs(page, learner.token, `/exam-test-practice/${sessionId}`);
    await begin(page);
    await context.setOffline(true);
    for (const order of [1, 2, 3]) {
      await expectQuestion(page, `${order} of 6`);
      await answer(page);
    }
    await expect(page.getByText('Saved on this device, still to be sent: 3.')).toBeVisible();
    expect(await arrivedOrders(request, learner.token, sessionId)).toEqual([]);
    await context.setOffline(false);
    await expect(page.getByText('Saved on this device')).toBeHidden();
    expect(await arrivedOrders(request, learner.token, sessionId)).toEqual([1, 2, 3]);
    await page.reload();
    await expectQuestion(page, '4 of 6');
  });

  test('an answer whose receipt got lost is not stored twice', async ({ page, request }) => {
    const sessionId = await createSession(request, learner.token, 'C1T4P3');
    let uploads = 0;
    await page.route('**/audio-session/upload', async (route) => {
      uploads += 1;
      if (uploads > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await openAs(page, learner.token, `/exam-test-practice/${sessionId}`);
    await begin(page);
    await answer(page);
    await expect(page.getByText('Audio uploaded successfully')).toBeVisible();
    expect(uploads).toBe(2);
    expect(await arrivedOrders(request, learner.token, sessionId)).toEqual([1]);
  });
});

test('a second tab sees what the first has answered', async ({ page, context, request }) => {
  const sessionId = await createSession(request, learner.token, 'C2T1P3');
  await openAs(page, learner.token, `/exam-test-practice/${sessionId}`);
  await begin(page);
  const other = await context.newPage();
  await other.goto(`/exam-test-practice/${sessionId}`);
  await begin(other);
  await page.bringToFront();
  await answer(page);
  await expect(other.getByText('Recording completed for this question')).toBeVisible();
  await other.bringToFront();
  await other.getByRole('button', { name: 'Continue' }).click();
  await expectQuestion(other, '2 of 6');
});

test('a session that is not there says so', async ({ page }) => {
  await openAs(page, learner.token, '/exam-test-practice/2000000000');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Session Not Found');
  await page.getByRole('link', { name: 'Back to Tests' }).click();
  await expect(page).toHaveURL('/exam-tests');
  await page.goto('/exam-test-results/2000000000');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results Not Found');
  await page.goto('/exam/2000000000');
  await expect(page.getByText("The exam session you're looking for could not be found.")).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});
