import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';

const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

/** Flags for a browser whose microphone plays a file. */
export const microphoneFlags = (file: string) => [
  '--no-sandbox',
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-audio-capture=${file}`,
];

export async function createSession(
  request: APIRequestContext,
  token: string,
  code: string,
): Promise<number> {
  const reply = await request.post('/api/v1/exam-tests/sessions', {
    ...bearer(token),
    data: { exam_code: code, force_new: true },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  return ((await reply.json()) as { id: number }).id;
}

interface ArrivedRecording {
  id: number;
  question_order: number;
  sha256: string;
}

/** What the server has of a session, in the order in which it arrived. */
export async function listRecordings(
  request: APIRequestContext,
  token: string,
  sessionId: number,
): Promise<ArrivedRecording[]> {
  const reply = await request.get(`/api/v1/audio-session/recordings?session_id=${sessionId}`, bearer(token));
  const { items } = (await reply.json()) as { items: ArrivedRecording[] };
  return items.sort((a, b) => a.id - b.id);
}

/** The questions whose answers the server has, in the order in which they arrived. */
export const arrivedOrders = async (...session: Parameters<typeof listRecordings>) =>
  (await listRecordings(...session)).map((item) => item.question_order);

/** Has the sound of a session's first question made, so that a busy machine is not too late with it. */
export async function renderFirstQuestion(
  request: APIRequestContext,
  token: string,
  sessionId: number,
): Promise<void> {
  const reply = await request.get(`/api/v1/exam-tests/sessions/${sessionId}/questions`, bearer(token));
  const { items } = (await reply.json()) as { items: { question_text: string }[] };
  const data = { text: items[0]?.question_text, voice: 'random' };
  await expect(async () => {
    expect((await request.post('/api/v1/ai/tts/question', { ...bearer(token), data })).status()).toBe(200);
  }).toPass();
}

/** Past the microphone check, to the first question. */
export async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Begin the test' }).click();
}

/** Records a second or more with the keyboard. */
export async function record(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeVisible();
  await page.keyboard.press('Space');
  await stopAfterASecond(page);
}

export const stopAfterASecond = (page: Page) => stopAt(page, /^00:0[1-9]/);

async function stopAt(page: Page, elapsed: RegExp): Promise<void> {
  await expect(page.getByRole('timer')).toHaveText(elapsed, { timeout: 30_000 });
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Recorded' })).toBeVisible();
}

/** Records, saves and goes on. */
export async function answer(page: Page, button: 'Continue' | 'Finish' = 'Continue'): Promise<void> {
  await record(page);
  await page.getByRole('button', { name: button }).click();
}

/** The report is opened when the last answer has arrived, which a busy machine takes its time for. */
export const expectReport = (page: Page, url: string | RegExp) =>
  expect(page).toHaveURL(url, { timeout: 60_000 });

export const expectQuestion = (page: Page, text: string) =>
  expect(page.getByText(`Question ${text}`, { exact: true })).toBeVisible();
