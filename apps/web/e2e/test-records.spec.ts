import { readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { practiceLimits } from '@bandwise/contract/limits';
import { readWav } from '@bandwise/speech/audio/read-wav';
import { resample } from '@bandwise/speech/audio/resample';
import { writeWav } from '@bandwise/speech/audio/write-wav';
import type { APIRequestContext } from '@playwright/test';
import type { Account } from './support/accounts.ts';
import { adminToken, createAccount, openAs } from './support/accounts.ts';
import { expectNoFindings } from './support/expect-no-findings.ts';
import { createSession } from './support/practice.ts';
import { speakInto } from './support/spoken-fixture.ts';
import { expect, test } from './support/test.ts';

const { sampleRateHz } = practiceLimits;
/** Listened to for seconds, in which the recordings of the next session can get lost. */
const longAnswerSec = 45;
/** Twice this is enough for a band: more than ten seconds and fifteen words. */
const story =
  'I would like to talk about my grandfather, who lived in a small village and taught me how to cook.';
const spoken = path.join(tmpdir(), `bandwise-records-${process.pid}.wav`);
/** Listening and judging take seconds; on a busy machine, many of them. */
const judging = { timeout: 150_000 };
const objectOf = (key: string) => path.join(process.env.BANDWISE_E2E_DATA ?? '', 'storage/objects', key);

test.describe.configure({ timeout: 300_000 });

let learner: Account;
let answer: Float32Array;
test.beforeAll(async ({ request }) => {
  test.setTimeout(150_000);
  learner = await createAccount(request, 'Lucía Prieto');
  await speakInto(spoken, story);
  answer = resample(readWav(await readFile(spoken)), sampleRateHz).samples;
});
test.afterAll(() => rm(spoken, { force: true }));

async function give(
  request: APIRequestContext,
  sessionId: number,
  order: number,
  samples: Float32Array,
): Promise<{ audio_id: number; file_path: string }> {
  const upload = await request.post('/api/v1/audio-session/upload', {
    headers: { Authorization: `Bearer ${learner.token}` },
    multipart: {
      session_id: sessionId,
      question_order: order,
      file: {
        name: 'answer.wav',
        mimeType: 'audio/wav',
        buffer: Buffer.from(writeWav({ samples, sampleRateHz })),
      },
    },
  });
  expect(upload.ok(), await upload.text()).toBe(true);
  return (await upload.json()) as { audio_id: number; file_path: string };
}

/** A session whose recordings are gone when their turn comes: a long answer of another session is listened to before. */
async function loseRecordings(request: APIRequestContext, sessionId: number): Promise<() => Promise<void>> {
  const long = Float32Array.from(
    { length: longAnswerSec * sampleRateHz },
    (_, index) => answer[index % answer.length] ?? 0,
  );
  await give(request, await createSession(request, learner.token, 'C6T4P2'), 1, long);
  const files: string[] = [];
  for (const order of [1, 2]) {
    const { audio_id: audioId, file_path: key } = await give(request, sessionId, order, answer);
    files.push(objectOf(key));
    await rename(objectOf(key), `${objectOf(key)}.lost`);
    const next = await request.post(
      `/api/v1/exam-tests/sessions/${sessionId}/next-question?audio_id=${audioId}`,
      { headers: { Authorization: `Bearer ${learner.token}` } },
    );
    expect(next.ok(), await next.text()).toBe(true);
  }
  return async () => {
    for (const file of files) await rename(`${file}.lost`, file);
  };
}

test('an administrator finds a failed session, sees why, replays it and sees the bands', async ({
  page,
  request,
}) => {
  const sessionId = await createSession(request, learner.token, 'C6T3P2');
  const findRecordings = await loseRecordings(request, sessionId);

  await openAs(page, adminToken(), '/tests');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test records');
  await page.getByLabel('Exam ID').fill(String(sessionId));
  await page.getByLabel('Exam ID').press('Enter');
  await expect(page).toHaveURL(`/tests?exam_id=${sessionId}`);
  const row = page.getByRole('row').filter({ hasText: `No. ${sessionId}` });
  await expect(async () => {
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(row).toContainText('Failed', { timeout: 1_500 });
  }).toPass(judging);
  await expect(row).toContainText('-');
  await expect(page.getByLabel('Rows per page').getByRole('option')).toHaveText(['5', '10', '25', '50']);
  await expectNoFindings(page);

  // The way of somebody who knows nothing of it yet.
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'See why' }).click();
  await expect(page).toHaveURL('/tests?status=failed');
  await row.getByRole('link', { name: `View details of test record ${sessionId}` }).click();
  await expect(page).toHaveURL(`/tests/${sessionId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('C6T3P2');
  const why = page.getByRole('alert').filter({ hasText: 'none of the 2 answers could be heard' });
  await expect(why).toContainText('The recording is not in the storage.');
  await expect(why).toContainText('ObjectNotFound');
  await expect(page.getByText('N/A')).toHaveCount(5);
  const practice = page.getByRole('table', { name: 'Practice Session Details' });
  await expect(practice.getByRole('row').nth(1)).toContainText('There is no object');
  await expect(page.getByText(/^users\/\d+\/recordings\//).first()).toBeVisible();
  await expectNoFindings(page);

  await findRecordings();
  await page.getByRole('button', { name: 'Replay scoring' }).click();
  await expect(page.getByText('Scoring has begun again')).toBeVisible();
  await expect(page.getByText('Every answer was heard and scored.')).toBeVisible(judging);
  await expect(page.getByRole('heading', { name: 'Scoring' })).toBeFocused();
  await expect(page.getByRole('img', { name: /^Overall band \d\.\d of 9, likely between/ })).toBeVisible();
  await expect(page.getByText('N/A')).toHaveCount(0);
  const player = page.getByRole('group', { name: 'Recording of answer 2' });
  await player.getByRole('button', { name: 'Play' }).click();
  await expect(player.getByRole('slider')).not.toHaveValue('0');
  await expectNoFindings(page);

  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/tests?status=failed');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL('/tests');
  await page.goto('/feedback/admin/999999');
  await expect(page.getByText("The exam session you're looking for could not be found.")).toBeVisible();

  await openAs(page, learner.token, `/tests/${sessionId}`);
  await expect(page.getByText('Only administrators can use it.')).toBeVisible();
});
