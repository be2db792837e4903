import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { listRecordings } from '@bandwise/contract/audio-session';
import { analyserSets } from '@bandwise/speech/analysis/analyser';
import { testModelStore } from '@bandwise/speech/models/testing/test-store';
import { chooseVoice } from '@bandwise/speech/voices/choose-voice';
import { voiceSets } from '@bandwise/speech/voices/open-voices';
import { sha256Of } from '../src/testing/practice.ts';
import type { Bench } from './measurement.ts';
import { callServer, sendAnswer, startPractice, type Practice } from './practice-calls.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';
import { benchVoice, speakMinutes } from './spoken-minute.ts';

const learners = 100;
const answersEach = 2;
/** Learners who speak for a minute finish within a minute of each other; here within a third of it. */
const roundSec = 20;
const acknowledgedWithinMs = 1_000;
/** As the browser does it: sent again with the same key until it is acknowledged. */
const triesMax = 5;

/** 100 learners send answers of 60 s while the answers before them are being analysed. */
export const uploads: Bench = async ({ defer, say }) => {
  const store = await testModelStore([...analyserSets(), ...voiceSets(chooseVoice(benchVoice, 0))]);
  const files = await speakMinutes(store, learners);
  const server = await startServerProcess(defer, { BANDWISE_MODELS: store.folder });
  say(`uploads: ${learners} learners start`);
  const practices: Practice[] = [];
  for (let number = 0; number < learners; number += 1) practices.push(await startPractice(server, 'C1T1P1'));

  const latenciesMs: number[] = [];
  let failures = 0;
  for (let order = 1; order <= answersEach; order += 1) {
    say(`uploads: answer ${order} of ${answersEach}`);
    await Promise.all(
      practices.map(async (practice, number) => {
        await delay((1000 * roundSec * ((number * 37) % learners)) / learners);
        const { latencyMs, tries } = await sendPatiently(
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

async function sendPatiently(
  server: ServerProcess,
  practice: Practice,
  questionOrder: number,
  file: Uint8Array<ArrayBuffer>,
): Promise<{ latencyMs: number; tries: number }> {
  const key = randomUUID();
  const startedAtMs = performance.now();
  for (let tries = 1; ; tries += 1) {
    try {
      await sendAnswer(server, practice, questionOrder, file, key);
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
  const reply = await callServer(server, `${listRecordings.path}?session_id=${sessionId}`, token, {});
  const { items } = listRecordings.reply.parse(reply);
  const expected = sha256Of(file ?? new Uint8Array());
  return {
    stored: items.filter(({ sha256 }) => sha256 === expected).length,
    analysed: items.filter(({ analysis }) => analysis === 'done').length,
  };
}
