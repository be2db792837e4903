import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Account } from './support/accounts.ts';
import { createAccount, openAs } from './support/accounts.ts';
import { answer, createSession, expectQuestion, microphoneFlags, sendAnswer } from './support/practice.ts';
import { speakInto } from './support/spoken-fixture.ts';
import { expect, test } from './support/test.ts';

const spoken = path.join(tmpdir(), `bandwise-report-${process.pid}.wav`);
/** Long enough for a band: more than ten seconds and fifteen words. */
const story =
  'I would like to talk about my grandfather, who taught me how to cook. When I was a child, we used to go to the market ' +
  'every Saturday, because he wanted to choose the vegetables himself. He never wrote anything down, so I had to remember it.';
/** Listening and judging take seconds; on a busy machine, many of them. */
const judging = { timeout: 150_000 };

test.describe.configure({ timeout: 300_000 });
test.use({
  tolerated: /status of (4\d\d|503)/,
  permissions: ['microphone'],
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, args: microphoneFlags(spoken) }),
});

let learner: Account;
test.beforeAll(async ({ request }) => {
  learner = await createAccount(request, 'Lucía Prieto');
  await speakInto(spoken, story);
});
test.afterAll(async () => rm(spoken, { force: true }));

test('answers are judged, heard word by word, corrected and judged again', async ({ page, request }) => {
  const sessionId = await createSession(request, learner.token, 'C6T1P2');
  await sendAnswer(request, learner.token, sessionId, 1, spoken);
  await openAs(page, learner.token, `/exam/${sessionId}`);
  await expectQuestion(page, '2 of 2');
  await answer(page, 'Finish');
  await expect(page).toHaveURL(`/feedback/${sessionId}`);

  const gauge = page.getByRole('img', { name: /^Overall band \d\.\d of 9, likely between/ });
  await expect(gauge).toBeVisible(judging);
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('definition').filter({ hasText: '2 of 2' })).toBeVisible();

  const transcript = page.getByRole('group', { name: 'Transcript: press a word to hear it' });
  await expect(transcript).toContainText('grandfather');
  await page
    .getByRole('button', { name: /^vegetables/ })
    .first()
    .click();
  const panel = page.getByRole('complementary', { name: 'Word detail' });
  await expect(panel).toContainText('vegetables');
  await expect(panel.getByRole('link', { name: 'Practise this word' })).toBeVisible();
  const player = page.getByRole('group', { name: 'Recording of answer 1' });
  await expect(player.getByRole('slider')).not.toHaveValue('0');

  await page.getByRole('button', { name: 'Misheard? Correct the transcript' }).click();
  await page.getByLabel('What you really said').fill(story);
  await page.getByRole('button', { name: 'Save and judge again' }).click();
  await expect(page.getByText('Corrected by you')).toBeVisible(judging);
  await expect(gauge).toBeVisible();

  await page.goto(`/exam-test-results/${sessionId}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Report' }).click();
  expect((await readFile(await (await download).path())).toString('latin1', 0, 5)).toBe('%PDF-');
  await page.getByRole('link', { name: 'View Detailed Feedback' }).click();
  await expect(gauge).toBeVisible();
  await page.goto(`/exam/${sessionId}`);
  await expect(page).toHaveURL(`/feedback/${sessionId}`);
});
