import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sessionReplySchema } from '@bandwise/contract/accounts';
import { listRecordings, uploadAnswer } from '@bandwise/contract/audio-session';
import { createSession } from '@bandwise/contract/exam-tests';
import { apiBasePath } from '@bandwise/contract/limits';
import { analyserSets } from '@bandwise/speech/analysis/analyser';
import { testModelStore } from '@bandwise/speech/models/testing/test-store';
import { chooseVoice } from '@bandwise/speech/voices/choose-voice';
import { voiceSets } from '@bandwise/speech/voices/open-voices';
import type { Bench } from './measurement.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';
import { benchVoice, speakMinutes } from './spoken-minute.ts';

const learners = 100;
const answersEach = 2;
/** Learners who speak for a minute finish within a minute of each other; here within a third of it. */
const roundSec = 20;
const acknowledgedWithinMs = 1_000;
/** As the browser does it: sent again with the same key until it is acknowledged. */
const triesMax = 5;

interface Practice {
  token: string;
  sessionId: number;
}

/** 100 learners send answers of 60 s while the answers before them are being analysed. */
export const uploads: Bench = async ({ defer, say }) => {
  const store = await testModelStore([...analyserSets(), ...voiceSets(chooseVoice(benchVoice, 0))]);
  const files = await speakMinutes(store, learners);
  const server = await startServerProcess(defer, { BANDWISE_MODELS: store.folder });
  say(`uploads: ${learners} learners start`);
  const practices: Practice[] = [];
  for (let number = 0; number < learners; number += 1) practices.push(await startPractice(server));

  const latenciesMs: number[] = [];
  let failures = 0;
  for (let order = 1; order <= answersEach; order += 1) {
    say(`uploads: answer ${order} of ${answersEach}`);
    await Promise.all(
      practices.map(async (practice, number) => {
        await delay((1000 * roundSec * ((number * 37) % learners)) / learners);
        const { latencyMs, tries } = await sendAnswer(
          server,
          practice,
          order,
          files[number] ?? new Uint8Array(),
        );
        latenciesMs.push(latencyMs);
        failures += tries - 1;
      }),
    );
  }
  const kept = await Promise.all(
    practices.map(({ sessionId, token }, number) => countKept(server, sessionId, token, files[number])),
  );
  const sum = (pick: (one: { stored: number; analysed: number }) => number) =>
    kept.reduce((total, one) => total + pick(one), 0);
  const sent = learners * answersEach;
  latenciesMs.sort((a, b) => a - b);
  const share = (part: number) => latenciesMs[Math.ceil(part * sent) - 1] ?? NaN;
  return [
    { case: 'acknowledged, median', unit: 'ms', measured: share(0.5), base: acknowledgedWithinMs },
    {
      case: 'acknowledged, 95 of 100',
      unit: 'ms',
      measured: share(0.95),
      base: acknowledgedWithinMs,
      limit: { atMost: 1 },
    },
    {
      case: 'requests answered with 200',
      unit: 'requests',
      measured: sent,
      base: sent + failures,
      limit: { atLeast: 1 },
    },
    {
      case: 'stored, by checksum',
      unit: 'answers',
      measured: sum(({ stored }) => stored),
      base: sent,
      limit: { atLeast: 1 },
    },
    { case: 'analysed meanwhile', unit: 'answers', measured: sum(({ analysed }) => analysed), base: sent },
  ];
};

async function call(
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
async function startPractice(server: ServerProcess): Promise<Practice> {
  const reply = await call(server, '/auth/anonymous', undefined, { method: 'POST' });
  const { accessToken: token } = sessionReplySchema.parse(reply);
  const session = await call(server, createSession.path, token, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ exam_code: 'C1T1P1', force_new: true }),
  });
  return { token, sessionId: createSession.reply.parse(session).id };
}

const sha256Of = (file: Uint8Array) => createHash('sha256').update(file).digest('hex');

async function sendAnswer(
  server: ServerProcess,
  { token, sessionId }: Practice,
  questionOrder: number,
  file: Uint8Array<ArrayBuffer>,
): Promise<{ latencyMs: number; tries: number }> {
  const form = new FormData();
  form.set('session_id', String(sessionId));
  form.set('question_order', String(questionOrder));
  form.set('idempotency_key', randomUUID());
  form.set('sha256', sha256Of(file));
  form.set('file', new Blob([file], { type: 'audio/wav' }), 'answer.wav');
  const startedAtMs = performance.now();
  for (let tries = 1; ; tries += 1) {
    try {
      await call(server, uploadAnswer.path, token, { method: 'POST', body: form });
      return { latencyMs: performance.now() - startedAtMs, tries };
    } catch (error) {
      if (tries === triesMax) throw error;
    }
  }
}

async function countKept(
  server: ServerProcess,
  sessionId: number,
  token: string,
  file: Uint8Array | undefined,
): Promise<{ stored: number; analysed: number }> {
  const reply = await call(server, `${listRecordings.path}?session_id=${sessionId}`, token, {});
  const { items } = listRecordings.reply.parse(reply);
  const expected = sha256Of(file ?? new Uint8Array());
  return {
    stored: items.filter(({ sha256 }) => sha256 === expected).length,
    analysed: items.filter(({ analysis }) => analysis === 'done').length,
  };
}
