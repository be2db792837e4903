import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sessionReplySchema } from '@bandwise/contract/accounts';
import { uploadAnswer } from '@bandwise/contract/audio-session';
import { createSession, getSessionStatus, nextQuestion } from '@bandwise/contract/exam-tests';
import { apiBasePath } from '@bandwise/contract/limits';
import { answerForm, sha256Of } from '../src/testing/practice.ts';
import type { ServerProcess } from './server-process.ts';

/** A learner with a session of their own. */
export interface Practice {
  token: string;
  sessionId: number;
}

/** Anything but 200 throws. */
export async function callServer(
  server: ServerProcess,
  path: string,
  token: string | undefined,
  init: RequestInit,
): Promise<unknown> {
  const headers = new Headers(init.headers);
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const reply = await fetch(`${server.url}${apiBasePath}${path}`, { ...init, headers });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  return reply.json();
}

/** Somebody without an account: they may practise one part, and no mail is needed. */
export async function startPractice(server: ServerProcess, examCode: string): Promise<Practice> {
  const reply = await callServer(server, '/auth/anonymous', undefined, { method: 'POST' });
  return startPracticeAs(server, sessionReplySchema.parse(reply).accessToken, examCode);
}

export async function startPracticeAs(
  server: ServerProcess,
  token: string,
  examCode: string,
): Promise<Practice> {
  const session = await callServer(server, createSession.path, token, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ exam_code: examCode, force_new: true }),
  });
  return { token, sessionId: createSession.reply.parse(session).id };
}

/** The id of the recording, once it is acknowledged. */
export async function sendAnswer(
  server: ServerProcess,
  { token, sessionId }: Practice,
  questionOrder: number,
  file: Uint8Array<ArrayBuffer>,
  idempotencyKey: string = randomUUID(),
): Promise<number> {
  const form = answerForm(file, {
    session_id: sessionId,
    question_order: questionOrder,
    idempotency_key: idempotencyKey,
    sha256: sha256Of(file),
  });
  const reply = await callServer(server, uploadAnswer.path, token, { method: 'POST', body: form });
  return uploadAnswer.reply.parse(reply).audio_id;
}

/** The answer counts, and the next question is asked. */
export async function goOn(
  server: ServerProcess,
  { token, sessionId }: Practice,
  audioId: number,
): Promise<void> {
  const path = nextQuestion.path.replace(':id', String(sessionId));
  await callServer(server, `${path}?audio_id=${audioId}`, token, { method: 'POST' });
}

export async function untilStatus(
  server: ServerProcess,
  { token, sessionId }: Practice,
  isReached: (status: ReturnType<typeof getSessionStatus.reply.parse>) => boolean,
  everyMs: number,
): Promise<void> {
  const path = getSessionStatus.path.replace(':id', String(sessionId));
  while (!isReached(getSessionStatus.reply.parse(await callServer(server, path, token, {}))))
    await delay(everyMs);
}
