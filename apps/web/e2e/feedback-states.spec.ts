import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ScoringWait } from '@bandwise/contract/exam-tests';
import type { Feedback } from '@bandwise/contract/feedback';
import { practiceLimits } from '@bandwise/contract/limits';
import type { Page } from '@playwright/test';
import { learnerToken, openAs } from './support/accounts.ts';
import { expectNoFindings } from './support/expect-no-findings.ts';
import { feedbackFixture, unjudgedFixture } from './support/feedback-fixture.ts';
import { humInto } from './support/humming.ts';
import { createSession } from './support/practice.ts';
import { expect, test } from './support/test.ts';

const { feedbackPollIntervalMs, feedbackPollsUntilDelayed } = practiceLimits;

/** What the server says of a session that has not really been answered; the test moves it on. */
interface Stand {
  status: string;
  stage: string;
  wait?: ScoringWait | null;
  feedback: Feedback;
  /** The report is there but cannot be read. */
  isBroken?: boolean;
  /** How often the status was asked for. */
  asked: number;
}

const shortly = { timeout: 1_000 };

/** Lets the time between two polls pass, again and again, until something is seen. */
async function afterAPoll(page: Page, seen: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(feedbackPollIntervalMs);
    await seen();
  }).toPass();
}

async function pretend(page: Page, sessionId: number, stand: Stand): Promise<void> {
  await page.route(`**/exam-tests/sessions/${sessionId}`, async (route) => {
    const session = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...session, status: stand.status, is_completed: true } });
  });
  await page.route(`**/exam-tests/sessions/${sessionId}/status`, (route) => {
    stand.asked += 1;
    return route.fulfill({ json: { status: stand.status, stage: stand.stage, wait: stand.wait } });
  });
  await page.route(`**/feedback/session/${sessionId}`, (route) =>
    route.fulfill(stand.isBroken ? { status: 500, body: '{}' } : { json: stand.feedback }),
  );
}

test.use({ tolerated: /status of (4\d\d|500)/ });

test('the wait for feedback: scoring, generating, delayed, failed, and the report at last', async ({
  page,
  request,
}) => {
  const sessionId = await createSession(request, learnerToken(), 'C5T1P3');
  await openAs(page, learnerToken(), `/exam-test/${sessionId}/feedback`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Practice Session In Progress');
  await expect(page.getByRole('link', { name: 'Continue Practice' })).toBeVisible();

  const stand: Stand = {
    status: 'feedback_generating',
    stage: 'analysing_answers',
    wait: { sessions_ahead: 12, about_seconds: 250 },
    feedback: feedbackFixture(sessionId),
    asked: 0,
  };
  await pretend(page, sessionId, stand);
  await page.clock.install();
  await page.goto(`/feedback/${sessionId}`);
  const scoring = page.getByRole('dialog', { name: 'AI Teacher is Scoring' });
  await expect(scoring).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(scoring).toBeHidden();
  await expect(heading).toHaveText('Generating Your Feedback');
  await expect(page.getByText('Listening to your answers')).toBeVisible();
  const wait = page.getByText(/^Sessions ahead of yours: \d+\./).first();
  await expect(wait).toHaveText('Sessions ahead of yours: 12. It is your turn in about 5 min.');
  await expectNoFindings(page);
  stand.wait = { sessions_ahead: 11, about_seconds: null };
  await afterAPoll(page, () => expect(wait).toHaveText('Sessions ahead of yours: 11.', shortly));
  Object.assign(stand, { stage: 'writing_feedback', wait: null });
  await afterAPoll(page, () => expect(page.getByText('Writing your feedback')).toBeVisible(shortly));
  await expect(wait).toBeHidden();
  await afterAPoll(page, () => expect(heading).toHaveText('Feedback Generation Delayed', shortly));
  expect(stand.asked).toBeGreaterThanOrEqual(feedbackPollsUntilDelayed);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(heading).toHaveText('Generating Your Feedback');

  stand.status = 'failed';
  await afterAPoll(page, () => expect(heading).toHaveText('Your feedback could not be written', shortly));
  await page.route('**/feedback/generate', (route) => {
    expect(route.request().postDataJSON()).toEqual({ session_id: sessionId });
    Object.assign(stand, { status: 'feedback_completed', isBroken: true });
    return route.fulfill({ json: { session_id: sessionId, status: 'feedback_generating' } });
  });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(heading).toHaveText('Failed to fetch feedback for session');
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch feedback for session');
  stand.isBroken = false;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Competent', { exact: true })).toBeVisible();
  await page.goto('/feedback/2000000000');
  await expect(heading).toHaveText('Session not found');
});

// Axe looks at every word of a long page.
test.describe.configure({ timeout: 120_000 });

test.describe('a report', () => {
  const hummed = path.join(tmpdir(), `bandwise-feedback-${process.pid}.wav`);
  test.beforeAll(() => humInto(hummed));
  test.afterAll(() => rm(hummed, { force: true }));

  async function openReport(page: Page, sessionId: number, feedback: Feedback) {
    await pretend(page, sessionId, { status: 'feedback_completed', stage: 'done', feedback, asked: 0 });
    const sound = await readFile(hummed);
    await page.route('**/api/v1/files/users/1/answer.wav', (route) => {
      expect(route.request().headers().authorization).toMatch(/^Bearer /);
      return route.fulfill({ contentType: 'audio/wav', body: sound });
    });
    await openAs(page, learnerToken(), `/feedback/${sessionId}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible();
  }

  test('is read by keyboard, word by word, and corrected', async ({ page, request }) => {
    const sessionId = await createSession(request, learnerToken(), 'C5T2P3');
    const unreadable = { status: 404, body: '{}' };
    let isUnreadable = true;
    await openReport(page, sessionId, feedbackFixture(sessionId));
    await expect(
      page.getByRole('img', { name: 'Overall band 6.5 of 9, likely between 6.0 and 7.0' }),
    ).toBeVisible();
    await expect(page.getByRole('img', { name: '3.5 of 5 stars' })).toBeVisible();
    await expect(page.getByText('发音分析')).toBeVisible();

    const player = page.getByRole('group', { name: 'Recording of answer 1' });
    await page.route('**/answer.wav', (route) =>
      isUnreadable ? route.fulfill(unreadable) : route.fallback(),
    );
    await page.reload();
    await page.getByRole('button', { name: 'reason', exact: true }).click();
    await expect(player.getByRole('alert')).toHaveText('Failed to load audio');
    isUnreadable = false;
    await page.getByRole('button', { name: 'reason', exact: true }).click();
    await expect(player.getByRole('alert')).toBeHidden();
    await expect(player).toContainText('00:02');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    const panel = page.getByRole('complementary', { name: 'Word detail' });
    await expect(page.getByRole('button', { name: 'methods, Wrong sound' })).toBeFocused();
    await expect(panel.getByRole('listitem').filter({ hasText: '/θ/' })).toContainText('34');
    await expect(panel.getByRole('link', { name: 'Practise this word' })).toHaveAttribute(
      'href',
      `/feedback/${sessionId}/coaching?word=methods`,
    );
    await expectNoFindings(page);

    await page.getByRole('button', { name: 'Misheard? Correct the transcript' }).click();
    const text = page.getByLabel('What you really said');
    await text.fill('Well, I think the main reason is time.');
    await page.route(`**/feedback/session/${sessionId}/transcripts/7`, async (route) => {
      expect(route.request().postDataJSON()).toEqual({ text: 'Well, I think the main reason is time.' });
      await route.fulfill({ status: 409, json: { detail: 'Later', code: 'conflict' } });
    });
    await page.getByRole('button', { name: 'Save and judge again' }).click();
    await expect(page.getByRole('alert')).toContainText('changed elsewhere');
    await expect(text).toHaveValue('Well, I think the main reason is time.');
  });

  test('without a band says why, on a phone, in the dark', async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    const sessionId = await createSession(request, learnerToken(), 'C5T3P3');
    await openReport(page, sessionId, unjudgedFixture(sessionId));
    await expect(page.getByText('No band this time')).toBeVisible();
    await expect(page.getByText('We heard 6 words in 4 seconds.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Criteria' })).toBeHidden();
    await page.unrouteAll();
    await openReport(page, sessionId, feedbackFixture(sessionId));
    await page.getByRole('button', { name: 'methods, Wrong sound' }).click();
    await expectNoFindings(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
