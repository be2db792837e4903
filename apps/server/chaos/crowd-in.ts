import { setTimeout as delay } from 'node:timers/promises';
import { median } from '../bench/measurement.ts';
import { openCalls, openTally } from './calls.ts';
import { checkReceipts } from './check-receipts.ts';
import { openDiary, type Diary } from './diary.ts';
import { practiseAllTheTime, type World } from './learner.ts';
import { memoryText, readMemory, type Memory } from './memory.ts';
import type { Stage } from './stage.ts';

/** What a learner who clicks should not wait for, while the queue grows. */
const quickMs = 1_000;
/** Whoever waits longer than one session can take was behind others and must have been told. */
const untoldMaxMs = 60_000;
const lookEveryMs = 2_000;

/** So many at once for a while: requests stay quick, the wait is told, and everybody gets feedback in the end. */
export async function crowdIn(
  stage: Stage,
  people: Omit<World, 'calls' | 'shouldStop'>,
  { learners, stepSec }: { learners: number; stepSec: number },
): Promise<string[]> {
  const tookMs: number[] = [];
  const tally = openTally((took) => void tookMs.push(took));
  const diary = openDiary();
  const calls = openCalls(stage.urls, tally);
  const endsAtMs = Date.now() + 1000 * stepSec;
  const world = { ...people, calls, shouldStop: () => Date.now() > endsAtMs };
  const highest = watchMemory(stage);
  await Promise.all(
    Array.from({ length: learners }, (_, number) =>
      practiseAllTheTime(world, `crowd-${learners}-${number}`, diary),
    ),
  );
  const sorted = tookMs.toSorted((a, b) => a - b);
  const slowMs = sorted[Math.floor(0.95 * (sorted.length - 1))] ?? NaN;
  const memory = await highest.stop();
  console.log(
    `${learners} learners at once: ${diary.finished.length} sessions; ${sorted.length} answers, ` +
      `median ${median(sorted).toFixed(0)} ms, 95 of 100 within ${slowMs.toFixed(0)} ms; at most ${memoryText(memory)}`,
  );
  console.log(`  ${describeWaits(diary)}`);
  const untold = diary.finished.filter(({ waitedMs, told }) => waitedMs > untoldMaxMs && told === null);
  return [
    ...diary.complaints,
    ...tally.speechless,
    ...(slowMs > quickMs ? [`${learners} at once: 95 of 100 answers took ${slowMs.toFixed(0)} ms`] : []),
    ...untold.map(({ sessionId }) => `session ${sessionId} waited for long and was told nothing`),
    ...(await checkReceipts(calls, diary)),
  ];
}

function describeWaits({ finished }: Diary): string {
  const waitsSec = finished.map(({ waitedMs }) => waitedMs / 1000);
  const told = finished.flatMap((one) => one.told ?? []);
  const estimated = told.flatMap(({ aboutMs, reallyMs }) =>
    aboutMs === null || reallyMs === 0 ? [] : aboutMs / reallyMs,
  );
  return (
    `feedback after ${median(waitsSec).toFixed(1)} s in the median, ${Math.max(...waitsSec).toFixed(1)} s at most; ` +
    `${told.length} were told of up to ${Math.max(0, ...told.map(({ sessionsAhead }) => sessionsAhead))} ahead, ` +
    (estimated.length === 0
      ? 'none with an estimate'
      : `${estimated.length} with an estimate, in the median ${median(estimated).toFixed(2)} times what it took`)
  );
}

/** The most that was ever seen until it is stopped. */
function watchMemory(stage: Stage): { stop: () => Promise<Memory> } {
  const over = new AbortController();
  const highest: Memory = { webMb: 0, workerMb: 0 };
  const watching = (async () => {
    while (!over.signal.aborted) {
      const now = await readMemory(stage);
      highest.webMb = Math.max(highest.webMb, now.webMb);
      highest.workerMb = Math.max(highest.workerMb, now.workerMb);
      await delay(lookEveryMs, undefined, { signal: over.signal }).catch(() => undefined);
    }
  })();
  return {
    async stop() {
      over.abort();
      await watching;
      return highest;
    },
  };
}
