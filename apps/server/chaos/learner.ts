import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sessionReplySchema } from '@bandwise/contract/accounts';
import { uploadAnswer } from '@bandwise/contract/audio-session';
import { createSession, getSessionStatus, nextQuestion } from '@bandwise/contract/exam-tests';
import { getSessionFeedback } from '@bandwise/contract/feedback';
import type { z } from 'zod';
import { sha256Of } from '../bench/practice-calls.ts';
import type { Calls } from './calls.ts';

/** As the browser asks. */
const lookEveryMs = 1_000;
/** How long the product may take for what it promised; the longest fault is shorter. */
const patienceMs = 240_000;
const examCodes = ['C1T1P2', 'C2T3P2', 'C4T2P2', 'C6T4P2'];

/** An answer whose receipt a learner has. */
interface Receipt {
  token: string;
  sessionId: number;
  questionOrder: number;
  audioId: number;
  sha256: string;
}

export interface Diary {
  receipts: Receipt[];
  /** Sessions that were practised to the end, with how long their feedback took. */
  finished: { sessionId: number; token: string; waitedMs: number }[];
  /** Sessions for which feedback had to be asked for again. */
  askedAgain: number;
  /** What no learner should ever meet. */
  complaints: string[];
}

export interface World {
  calls: Calls;
  /** The newest code mailed to an address, if it has come. */
  findCode: (email: string) => string | undefined;
  /** Answers of a few seconds in real speech. */
  recordings: readonly Uint8Array<ArrayBuffer>[];
  shouldStop: () => boolean;
}

/** Registers, practises a Part 2 and reads the feedback, again and again. */
export async function practiseAllTheTime(world: World, name: string, diary: Diary): Promise<void> {
  for (let round = 1; !world.shouldStop(); round += 1) {
    try {
      await practiseOnce(world, `${name}-${round}`, diary);
    } catch (error) {
      diary.complaints.push(
        `${name}, round ${round}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
}

async function practiseOnce(world: World, name: string, diary: Diary): Promise<void> {
  const { calls } = world;
  const token = await register(world, name);
  const sessionId = createSession.reply.parse(
    await calls.insist('POST', createSession.path, {
      token,
      json: { exam_code: examCodes[name.length % examCodes.length], force_new: true },
    }),
  ).id;
  for (const questionOrder of [1, 2]) {
    const audioId = await answer(world, { token, sessionId, questionOrder }, diary);
    await calls.insist('POST', `${pathFor(nextQuestion.path, sessionId)}?audio_id=${audioId}`, { token });
  }
  const finishedAtMs = Date.now();
  await waitForFeedback(world, token, sessionId, diary);
  diary.finished.push({ sessionId, token, waitedMs: Date.now() - finishedAtMs });
  const path = getSessionFeedback.path.replace(':sessionId', String(sessionId));
  const feedback = getSessionFeedback.reply.parse(await calls.insist('GET', path, { token }));
  if (feedback.overall_band === null)
    diary.complaints.push(`session ${sessionId} got no band: ${feedback.outcome}`);
}

/** A registration whose answer got lost cannot be repeated, as for a person: the address is taken. */
async function register(world: World, name: string): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const email = `${name}-${tries}@chaos.example`;
    const account = { full_name: 'Chaos Learner', email, password: 'correct horse battery' };
    const reply = await world.calls.once('POST', '/auth/register', { json: account });
    if (reply?.ok !== true) {
      await delay(lookEveryMs);
      continue;
    }
    const { accessToken: token } = sessionReplySchema.parse(reply.body);
    const code = await until(
      async () => world.findCode(email),
      (found) => found !== undefined,
      `the code for ${email}`,
    );
    await world.calls.insist('POST', '/auth/verify-email', { token, json: { email, code } });
    return token;
  }
}

/** As the browser does it: the same key and file until there is a receipt. */
async function answer(
  world: World,
  { token, sessionId, questionOrder }: Pick<Receipt, 'token' | 'sessionId' | 'questionOrder'>,
  diary: Diary,
): Promise<number> {
  const spoken = world.recordings[questionOrder % world.recordings.length] ?? new Uint8Array();
  const file = spoken.slice();
  // No two answers are the same file.
  file.set(new TextEncoder().encode(randomUUID().slice(0, 8)), file.length - 8);
  const sha256 = sha256Of(file);
  const key = randomUUID();
  const form = () => {
    const fields = new FormData();
    fields.set('session_id', String(sessionId));
    fields.set('question_order', String(questionOrder));
    fields.set('idempotency_key', key);
    fields.set('sha256', sha256);
    fields.set('file', new Blob([file], { type: 'audio/wav' }), 'answer.wav');
    return fields;
  };
  const body = await world.calls.insist('POST', uploadAnswer.path, { token, form });
  const audioId = uploadAnswer.reply.parse(body).audio_id;
  diary.receipts.push({ token, sessionId, questionOrder, audioId, sha256 });
  return audioId;
}

type Status = z.infer<typeof getSessionStatus.reply>;

async function waitForFeedback(world: World, token: string, sessionId: number, diary: Diary): Promise<void> {
  const path = pathFor(getSessionStatus.path, sessionId);
  await until(
    async (): Promise<Status> => {
      const status = getSessionStatus.reply.parse(await world.calls.insist('GET', path, { token }));
      if (status.status === 'failed') {
        diary.askedAgain += 1;
        await world.calls.insist('POST', '/feedback/generate', { token, json: { session_id: sessionId } });
      }
      return status;
    },
    ({ status }) => status === 'feedback_completed',
    `feedback of session ${sessionId}`,
  );
}

async function until<Value>(
  look: () => Promise<Value>,
  isThere: (value: Value) => boolean,
  what: string,
): Promise<Value> {
  for (const startedAtMs = Date.now(); ;) {
    const value = await look();
    if (isThere(value)) return value;
    if (Date.now() - startedAtMs > patienceMs)
      throw new Error(`${what} has not come in ${patienceMs / 1000} s: ${JSON.stringify(value)}`);
    await delay(lookEveryMs);
  }
}

const pathFor = (path: string, id: number) => path.replace(':id', String(id));
