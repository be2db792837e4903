import { getSessionFeedback } from '@bandwise/contract/feedback';
import { analyserSets } from '@bandwise/speech/analysis/analyser';
import { testModelStore } from '@bandwise/speech/models/testing/test-store';
import { chooseVoice } from '@bandwise/speech/voices/choose-voice';
import { voiceSets } from '@bandwise/speech/voices/open-voices';
import type { Bench } from './measurement.ts';
import { median } from './measurement.ts';
import { callServer, goOn, sendAnswer, startPractice, untilStatus, type Practice } from './practice-calls.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';
import { benchVoice, speakMinutes } from './spoken-minute.ts';

const rounds = 10;
const learners = 20;
/** From the acknowledged last answer, a minute of speech. */
const waitBudgetSec = 10;
/** Whoever comes first waits for no model: those were loaded while the answer was spoken. The rest is for one measurement beside ten. */
const firstRatioMax = 1.3;
/** Of the process that listens and judges. */
const residentBudgetMb = 1_000;
/** Asked often, so that asking adds little to what is measured; twenty who ask so often would be work of their own. */
const lookEveryMs = { alone: 100, together: 1_000 };
/** Two questions: the answer to the first is long since analysed when the second is given. */
const examCode = 'C1T1P2';

/** How long a learner waits for feedback, alone and when a class finishes at the same moment. */
export const feedback: Bench = async ({ defer, say }) => {
  const store = await testModelStore([...analyserSets(), ...voiceSets(chooseVoice(benchVoice, 0))]);
  const files = await speakMinutes(store, learners);
  const server = await startServerProcess(defer, { BANDWISE_MODELS: store.folder });
  const answer = (number: number) => files[number] ?? new Uint8Array();

  say('feedback: the first learner after a start');
  const firstSec = await finish(server, await answerFirst(server, answer(0)), answer(0));
  const waitsSec: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    waitsSec.push(await finish(server, await answerFirst(server, answer(round)), answer(round)));
    say(`feedback: learner ${round + 1} of ${rounds} waited ${waitsSec.at(-1)?.toFixed(1) ?? ''} s`);
  }
  const aloneSec = median(waitsSec);

  say(`feedback: ${learners} learners finish together`);
  const practices: Practice[] = [];
  for (let number = 0; number < learners; number += 1)
    practices.push(await answerFirst(server, answer(number)));
  const together = await Promise.all(
    practices.map((practice, number) => finish(server, practice, answer(number), lookEveryMs.together)),
  );
  return [
    {
      case: 'feedback after a last answer of 60 s, median of 10',
      unit: 's',
      measured: aloneSec,
      base: waitBudgetSec,
      limit: { atMost: 1 },
    },
    {
      case: 'the first learner after a start, beside that median',
      unit: 's',
      measured: firstSec,
      base: aloneSec,
      limit: { atMost: firstRatioMax },
    },
    {
      case: `the last of ${learners} who finish together, beside the work of all`,
      unit: 's',
      measured: Math.max(...together),
      base: learners * aloneSec,
      limit: { atMost: 1.1 },
    },
    {
      case: 'got feedback with a band',
      unit: 'learners',
      measured: (await Promise.all(practices.map((practice) => hasBand(server, practice)))).filter(Boolean)
        .length,
      base: learners,
      limit: { atLeast: 1 },
    },
    {
      case: 'resident memory of the worker afterwards',
      unit: 'MB',
      measured: await server.workerResidentMb(),
      base: residentBudgetMb,
      limit: { atMost: 1 },
    },
  ];
};

/** A session whose first answer counts and has been listened to. */
async function answerFirst(server: ServerProcess, file: Uint8Array<ArrayBuffer>): Promise<Practice> {
  const practice = await startPractice(server, examCode);
  await goOn(server, practice, await sendAnswer(server, practice, 1, file));
  await untilStatus(server, practice, ({ answers_analysed }) => answers_analysed === 1, lookEveryMs.alone);
  return practice;
}

/** Seconds from the acknowledged last answer until feedback is there. */
async function finish(
  server: ServerProcess,
  practice: Practice,
  file: Uint8Array<ArrayBuffer>,
  everyMs = lookEveryMs.alone,
): Promise<number> {
  const audioId = await sendAnswer(server, practice, 2, file);
  const startedAtMs = performance.now();
  await goOn(server, practice, audioId);
  await untilStatus(
    server,
    practice,
    ({ status }) => {
      if (status === 'failed') throw new Error(`session ${practice.sessionId} failed`);
      return status === 'feedback_completed';
    },
    everyMs,
  );
  return (performance.now() - startedAtMs) / 1000;
}

/** A report that says "too little" would have been quick for the wrong reason. */
async function hasBand(server: ServerProcess, { token, sessionId }: Practice): Promise<boolean> {
  const path = getSessionFeedback.path.replace(':sessionId', String(sessionId));
  const reply = await callServer(server, path, token, {});
  return getSessionFeedback.reply.parse(reply).overall_band !== null;
}
