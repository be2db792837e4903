import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { familyMbOf, residentMbOf } from '../bench/process-memory.ts';
import { speak } from '../src/testing/speak.ts';
import { openCalls, type Tally } from './calls.ts';
import { checkReceipts } from './check-receipts.ts';
import { findCode } from './find-code.ts';
import { practiseAllTheTime, type Diary } from './learner.ts';
import { openOneMachine } from './one-machine.ts';
import { runWithCleanUp } from './run-with-clean-up.ts';
import type { Stage } from './stage.ts';

const { values } = parseArgs({
  options: {
    /** Practised one after another by a few learners. */
    sessions: { type: 'string', default: '2000' },
    /** At the same time, step by step; the last are far more than two cores can listen to. */
    ramp: { type: 'string', default: '5,20,60' },
    'step-sec': { type: 'string', default: '60' },
  },
});
const steadyLearners = 4;
/** Caches and pools fill up at first; from here on memory must not grow. */
const warmShare = 0.25;
const growthMax = 1.15;
const lookEveryMs = 2_000;
/** What a learner who clicks should not wait for, while the queue grows. */
const quickMs = 1_000;

interface Memory {
  webMb: number;
  workerMb: number;
}

await runWithCleanUp(async ({ defer, say }) => {
  const { recordings } = await speak(
    'I usually walk to work with my friend, because it is good for my health.',
  );
  const stage = await openOneMachine(defer);
  const findings: string[] = [];
  const world = {
    findCode: (email: string) => findCode(stage, email),
    recordings: recordings.map((file) => new Uint8Array(file)),
  };

  const steps = values.ramp.split(',').map(Number);
  for (const learners of steps) findings.push(...(await crowd(stage, world, learners, say)));
  findings.push(...(await row(stage, world, Number(values.sessions), say)));
  for (const finding of findings) console.log(`FINDING  ${finding}`);
  console.log(`${findings.length} findings.`);
  return findings.length === 0;
});

type Spoken = Pick<Parameters<typeof practiseAllTheTime>[0], 'findCode' | 'recordings'>;

/** So many at once for a while: requests stay quick, and everybody gets feedback in the end. */
async function crowd(
  stage: Stage,
  spoken: Spoken,
  learners: number,
  say: (line: string) => void,
): Promise<string[]> {
  const tookMs: number[] = [];
  const { tally, diary, calls } = openDiary(stage, (_, took) => void tookMs.push(took));
  let isOver = false;
  const world = { ...spoken, calls, shouldStop: () => isOver };
  const all = Array.from({ length: learners }, (_, number) =>
    practiseAllTheTime(world, `crowd-${learners}-${number}`, diary),
  );
  say(`${learners} learners at once`);
  await delay(1000 * Number(values['step-sec']));
  isOver = true;
  await Promise.all(all);
  const sorted = tookMs.toSorted((a, b) => a - b);
  const share = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? NaN;
  const waits = diary.finished.map(({ waitedMs }) => waitedMs).toSorted((a, b) => a - b);
  const memory = await readMemory(stage);
  console.log(
    `${learners} learners at once: ${diary.finished.length} sessions; answers median ${share(0.5).toFixed(0)} ms, ` +
      `95 of 100 within ${share(0.95).toFixed(0)} ms; feedback median ${seconds(waits[Math.floor(waits.length / 2)])}, ` +
      `last ${seconds(waits.at(-1))}; web ${memory.webMb.toFixed(0)} MB, worker ${memory.workerMb.toFixed(0)} MB`,
  );
  return [
    ...diary.complaints,
    ...tally.speechless,
    ...(share(0.95) > quickMs
      ? [`${learners} at once: 95 of 100 answers took ${share(0.95).toFixed(0)} ms`]
      : []),
    ...(await checkReceipts(calls, diary)),
  ];
}

/** One session after the other, and memory in between. */
async function row(
  stage: Stage,
  spoken: Spoken,
  sessions: number,
  say: (line: string) => void,
): Promise<string[]> {
  const { tally, diary, calls } = openDiary(stage);
  const world = { ...spoken, calls, shouldStop: () => diary.finished.length >= sessions };
  const all = Promise.all(
    Array.from({ length: steadyLearners }, (_, number) => practiseAllTheTime(world, `row-${number}`, diary)),
  );
  const memories: (Memory & { sessions: number })[] = [];
  const over = new AbortController();
  void all.finally(() => over.abort());
  while (!over.signal.aborted) {
    memories.push({ sessions: diary.finished.length, ...(await readMemory(stage)) });
    await delay(lookEveryMs);
  }
  await all;
  const warm = memories.filter((one) => one.sessions >= warmShare * sessions);
  const half = Math.floor(warm.length / 2);
  const findings = [...diary.complaints, ...tally.speechless, ...(await checkReceipts(calls, diary))];
  for (const process of ['webMb', 'workerMb'] as const) {
    const mean = (part: Memory[]) => part.reduce((sum, one) => sum + one[process], 0) / part.length;
    const growth = mean(warm.slice(half)) / mean(warm.slice(0, half));
    const told = `${process}: ${mean(warm.slice(0, half)).toFixed(0)} then ${mean(warm.slice(half)).toFixed(0)}, ratio ${growth.toFixed(3)}`;
    console.log(`${diary.finished.length} sessions in a row, ${told}`);
    if (growth > growthMax) findings.push(`memory grows: ${told}`);
  }
  say(`${diary.finished.length} sessions in a row`);
  return findings;
}

function openDiary(stage: Stage, onAnswer?: Tally['onAnswer']) {
  const tally: Tally = { answers: new Map(), speechless: [], ...(onAnswer && { onAnswer }) };
  const diary: Diary = { receipts: [], finished: [], askedAgain: 0, complaints: [] };
  return { tally, diary, calls: openCalls(stage.urls, tally) };
}

async function readMemory({ copies: [copy] }: Stage): Promise<Memory> {
  const [web = 0, worker = 0] = [await copy?.findProcess('main.ts'), await copy?.findProcess('worker.ts')];
  return { webMb: await residentMbOf(web), workerMb: await familyMbOf(worker) };
}

const seconds = (ms: number | undefined) => `${((ms ?? NaN) / 1000).toFixed(1)} s`;
