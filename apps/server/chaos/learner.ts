import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sessionReplySchema } from '@bandwise/contract/accounts';
import { uploadAnswer } from '@bandwise/contract/audio-session';
import { createSession, nextQuestion } from '@bandwise/contract/exam-tests';
import { getSessionFeedback } from '@bandwise/contract/feedback';
import { answerForm, sha256Of } from '../src/testing/practice.ts';
import type { Calls } from './calls.ts';
import type { Diary, Receipt } from './diary.ts';
import type { Answers } from './speak-answers.ts';
import { lookEveryMs, until } from './until.ts';
import { waitForFeedback } from './wait-for-feedback.ts';

const examCodes = ['C1T1P2', 'C2T3P2', 'C4T2P2', 'C6T4P2'];

export interface World {
  calls: Calls;
  /** The newest code mailed to an address, if it has come. */
  findCode: (email: string) => string | undefined;
  answers: Answers;
  /** How many each account practises. */
  sessionsEach: number;
  /** How long the product may take for what it promised. */
  patienceMs: number;
  shouldStop: () => boolean;
}

/** Registers, practises a Part 2 and reads the feedback, again and again. */
export async function practiseAllTheTime(world: World, name: string, diary: Diary): Promise<void> {
  for (let account = 1; !world.shouldStop(); account += 1) {
    try {
      const token = await register(world, `${name}-${account}`);
      for (let session = 0; session < world.sessionsEach && !world.shouldStop(); session += 1)
        await practiseOnce(world, token, diary);
    } catch (error) {
      diary.complaints.push(
        `${name}, account ${account}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
}

async function practiseOnce(world: World, token: string, diary: Diary): Promise<void> {
  const { calls } = world;
  const examCode = examCodes[diary.receipts.length % examCodes.length];
  const json = { exam_code: examCode, force_new: true, idempotency_key: randomUUID() };
  const { id: sessionId } = createSession.reply.parse(
    await calls.insist('POST', createSession.path, { token, json }),
  );
  for (const questionOrder of [1, 2]) {
    const audioId = await answer(world, { token, sessionId, questionOrder }, diary);
    const path = nextQuestion.path.replace(':id', String(sessionId));
    await calls.insist('POST', `${path}?audio_id=${audioId}`, { token });
  }
  diary.finished.push({ sessionId, token, ...(await waitForFeedback(world, token, sessionId, diary)) });
  const path = getSessionFeedback.path.replace(':sessionId', String(sessionId));
  const feedback = getSessionFeedback.reply.parse(await calls.insist('GET', path, { token }));
  if (feedback.overall_band === null && world.answers.isEnough)
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
      { what: `the code for ${email}`, patienceMs: world.patienceMs },
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
  const file = (world.answers.files[questionOrder - 1] ?? new Uint8Array()).slice();
  // No two answers are the same file.
  file.set(new TextEncoder().encode(randomUUID().slice(0, 8)), file.length - 8);
  const sha256 = sha256Of(file);
  const key = { idempotency_key: randomUUID(), sha256 };
  const form = () => answerForm(file, { session_id: sessionId, question_order: questionOrder, ...key });
  const body = await world.calls.insist('POST', uploadAnswer.path, { token, form });
  const audioId = uploadAnswer.reply.parse(body).audio_id;
  diary.receipts.push({ token, sessionId, questionOrder, audioId, sha256 });
  return audioId;
}
