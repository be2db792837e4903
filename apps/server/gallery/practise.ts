import { setTimeout as delay } from 'node:timers/promises';
import {
  createSession,
  getSessionStatus,
  listSessionQuestions,
  nextQuestion,
} from '@bandwise/contract/exam-tests';
import { callServer, sendAnswer } from '../bench/practice-calls.ts';
import type { ServerProcess } from '../bench/server-process.ts';

const lookEveryMs = 1_000;
/** On a busy machine an answer takes about as long to analyse as it took to say. */
const patienceMs = 15 * 60_000;

const asJson = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const pathOf = (path: string, id: number) => path.replace(':id', String(id));

export async function beginSession(server: ServerProcess, token: string, examCode: string): Promise<number> {
  const reply = await callServer(
    server,
    createSession.path,
    token,
    asJson({ exam_code: examCode, force_new: true }),
  );
  return createSession.reply.parse(reply).id;
}

/** Answers the first questions, or all, one recording each; returns the ids of the answers. */
export async function answerQuestions(
  server: ServerProcess,
  practice: { token: string; sessionId: number },
  recordings: readonly Uint8Array<ArrayBuffer>[],
  count?: number,
): Promise<number[]> {
  const { token, sessionId } = practice;
  const reply = await callServer(server, pathOf(listSessionQuestions.path, sessionId), token, {});
  const { items } = listSessionQuestions.reply.parse(reply);
  const audioIds: number[] = [];
  for (const [index, question] of items.slice(0, count).entries()) {
    const spoken = recordings[index % recordings.length];
    if (!spoken) throw new Error('there is nothing to answer with');
    const audioId = await sendAnswer(server, practice, question.question_order, spoken);
    const next = `${pathOf(nextQuestion.path, sessionId)}?audio_id=${audioId}`;
    await callServer(server, next, token, { method: 'POST' });
    audioIds.push(audioId);
  }
  return audioIds;
}

export async function waitForFeedback(
  server: ServerProcess,
  { token, sessionId }: { token: string; sessionId: number },
): Promise<void> {
  for (const startedAtMs = Date.now(); Date.now() - startedAtMs < patienceMs;) {
    const reply = await callServer(server, pathOf(getSessionStatus.path, sessionId), token, {});
    const { status } = getSessionStatus.reply.parse(reply);
    if (status === 'feedback_completed') return;
    if (status === 'failed') break;
    await delay(lookEveryMs);
  }
  throw new Error(`session ${sessionId} got no feedback`);
}
