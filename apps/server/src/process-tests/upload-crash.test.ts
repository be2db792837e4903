import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { apiBasePath } from '@bandwise/contract/limits';
import type { Recording } from '@bandwise/contract/audio-session';
import { beforeAll, expect, inject, it, vi } from 'vitest';
import { answerForm, sha256Of, toneWav } from '../testing/practice.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { killNow, workerOf } from './processes.ts';
import { scratchForProcesses, startLimitMs, startServer, type ServerProcess } from './server-process.ts';

const learners = 3;
const answersEach = 6;
/** Of all 18: enough are in hand when the server dies, and enough are still to come. */
const acknowledgedBeforeCrash = 6;

interface Answer {
  token: string;
  sessionId: number;
  questionOrder: number;
  key: string;
  file: Buffer;
  acknowledgedId?: number;
}

const scratch = scratchForProcesses();
const dataDir = path.join(scratch, 'data');
let environment: Record<string, string>;

beforeAll(async () => {
  environment = {
    DATABASE_URL: await createTestDatabase(inject('postgresUrl'), inject('templateDatabase')),
  };
});

async function call<Body>(
  server: ServerProcess,
  method: string,
  operation: string,
  token?: string,
  body?: object,
) {
  const reply = await fetch(`${server.url}${apiBasePath}${operation}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(reply.status).toBe(200);
  return (await reply.json()) as Body;
}

/** Somebody without an account who practises Part 1; every answer sounds different. */
async function startLearner(server: ServerProcess, number: number): Promise<Answer[]> {
  const { accessToken: token } = await call<{ accessToken: string }>(server, 'POST', '/auth/anonymous');
  const session = await call<{ id: number }>(server, 'POST', '/exam-tests/sessions', token, {
    exam_code: 'C1T1P1',
    force_new: true,
  });
  return Array.from({ length: answersEach }, (_, index) => ({
    token,
    sessionId: session.id,
    questionOrder: index + 1,
    key: randomUUID(),
    file: toneWav(2, 200 + number * 20 + index),
  }));
}

const formOf = ({ sessionId, questionOrder, key, file }: Answer) =>
  answerForm(new Uint8Array(file), {
    session_id: sessionId,
    question_order: questionOrder,
    idempotency_key: key,
    sha256: sha256Of(file),
  });

/** The recording's id, or undefined when no answer came. */
async function send(server: ServerProcess, answer: Answer): Promise<number | undefined> {
  try {
    const reply = await fetch(`${server.url}${apiBasePath}/audio-session/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${answer.token}` },
      body: formOf(answer),
    });
    expect(reply.status).toBe(200);
    return ((await reply.json()) as { audio_id: number }).audio_id;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Half of an upload; the rest never comes. */
async function sendHalf(server: ServerProcess, answer: Answer): Promise<void> {
  const encoded = new Response(formOf(answer));
  const body = Buffer.from(await encoded.arrayBuffer());
  const sending = request(`${server.url}${apiBasePath}/audio-session/upload`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${answer.token}`,
      'content-type': encoded.headers.get('content-type') ?? '',
      'content-length': body.length,
    },
  });
  sending.on('error', () => undefined);
  sending.write(body.subarray(0, body.length / 2));
}

const filesIn = async (folder: string) =>
  (await readdir(path.join(dataDir, 'storage', folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.endsWith('~type'))
    .map((entry) => entry.name);

it(
  'a server killed among uploads loses none and takes none twice',
  { timeout: 4 * startLimitMs },
  async () => {
    const server = await startServer(dataDir, environment);
    const practices = await Promise.all(
      Array.from({ length: learners }, (_, number) => startLearner(server, number)),
    );
    const answers = practices.flat();
    const [halfSent] = await startLearner(server, learners);
    await sendHalf(server, halfSent!);
    await vi.waitUntil(async () => (await filesIn('temporary')).length > 0, { timeout: 20_000 });

    let acknowledged = 0;
    let report: () => void = () => undefined;
    const enough = new Promise<void>((resolve) => (report = resolve));
    const sendAll = async (mine: Answer[]) => {
      for (const answer of mine) {
        const id = await send(server, answer);
        if (id === undefined) return;
        answer.acknowledgedId = id;
        acknowledged += 1;
        if (acknowledged === acknowledgedBeforeCrash) report();
      }
    };
    const sending = practices.map(sendAll);
    await enough;
    [server.child.pid, await workerOf(scratch)].forEach(killNow);
    await server.exited;
    await Promise.all(sending);
    expect(acknowledged).toBeLessThan(answers.length);

    const next = await startServer(dataDir, environment);
    expect(await filesIn('temporary')).toEqual([]);
    for (const answer of [...answers, halfSent!]) {
      const id = await send(next, answer);
      expect(id).toBeDefined();
      expect(await send(next, answer)).toBe(id);
      if (answer.acknowledgedId !== undefined) expect(id).toBe(answer.acknowledgedId);
    }
    for (const [{ token, sessionId }] of practices as [Answer][]) {
      const { items } = await call<{ items: Recording[] }>(
        next,
        'GET',
        `/audio-session/recordings?session_id=${String(sessionId)}`,
        token,
      );
      const sent = answers.filter((answer) => answer.sessionId === sessionId);
      expect(items.map(({ sha256 }) => sha256)).toEqual(sent.map(({ file }) => sha256Of(file)));
      for (const { file_path: filePath, sha256 } of items) {
        const reply = await fetch(`${next.url}${apiBasePath}/files/${filePath}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        expect(sha256Of(new Uint8Array(await reply.arrayBuffer()))).toBe(sha256);
      }
    }
    process.stdout.write(
      `${String(answers.length)} answers, ${String(acknowledged)} acknowledged before the crash\n`,
    );
    next.child.kill('SIGTERM');
    expect(await next.exited).toBe(0);
  },
);
