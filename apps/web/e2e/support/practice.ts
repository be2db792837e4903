import { readFile } from 'node:fs/promises';
import { practiceLimits } from '@bandwise/contract/limits';
import { readWav } from '@bandwise/speech/audio/read-wav';
import { resample } from '@bandwise/speech/audio/resample';
import { writeWav } from '@bandwise/speech/audio/write-wav';
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

/** Past the microphone check, to the first question; by key, because a notice may push the button away from the mouse. */
export async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Begin the test' }).press('Enter');
}

/** Records a second or more with the keyboard. */
export async function record(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeVisible();
  await page.keyboard.press('Space');
  await stopAfterASecond(page);
}

export async function stopAfterASecond(page: Page): Promise<void> {
  await expect(page.getByRole('timer')).toHaveText(/^00:0[1-9]/);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Recorded' })).toBeVisible();
}

/** Records, saves and goes on. */
export async function answer(page: Page, button: 'Continue' | 'Finish' = 'Continue'): Promise<void> {
  await record(page);
  await page.getByRole('button', { name: button }).click();
}

export const expectQuestion = (page: Page, text: string) =>
  expect(page.getByText(`Question ${text}`, { exact: true })).toBeVisible();

/** An answer sent as the outbox sends it, for a test that is about what comes after. */
export async function sendAnswer(
  request: APIRequestContext,
  token: string,
  sessionId: number,
  order: number,
  wavFile: string,
): Promise<void> {
  const sound = resample(readWav(await readFile(wavFile)), practiceLimits.sampleRateHz);
  const upload = await request.post('/api/v1/audio-session/upload', {
    ...bearer(token),
    multipart: {
      session_id: sessionId,
      question_order: order,
      file: { name: 'answer.wav', mimeType: 'audio/wav', buffer: Buffer.from(writeWav(sound)) },
    },
  });
  expect(upload.ok(), await upload.text()).toBe(true);
  const { audio_id: audioId } = (await upload.json()) as { audio_id: number };
  const next = await request.post(
    `/api/v1/exam-tests/sessions/${sessionId}/next-question?audio_id=${audioId}`,
    bearer(token),
  );
  expect(next.ok(), await next.text()).toBe(true);
}
