import { setTimeout as delay } from 'node:timers/promises';
import { openCalls, openTally } from './calls.ts';
import { checkReceipts } from './check-receipts.ts';
import { openDiary } from './diary.ts';
import { practiseAllTheTime, type World } from './learner.ts';
import { memoryText, readMemory, type Memory } from './memory.ts';
import type { Stage } from './stage.ts';

/** So that the worker always has something to listen to. */
const learners = 4;
/** Caches and pools fill up at first; from here on memory must not grow. */
const warmShare = 0.25;
const growthMax = 1.15;
const lookEveryMs = 5_000;
const tellEverySessions = 100;

/** One session after the other, and memory in between. */
export async function practiseInARow(
  stage: Stage,
  people: Omit<World, 'calls' | 'shouldStop'>,
  sessions: number,
): Promise<string[]> {
  const tally = openTally();
  const diary = openDiary();
  const calls = openCalls(stage.urls, tally);
  const world = { ...people, calls, shouldStop: () => diary.finished.length >= sessions };
  const over = new AbortController();
  const all = Promise.all(
    Array.from({ length: learners }, (_, number) => practiseAllTheTime(world, `row-${number}`, diary)),
  ).finally(() => over.abort());

  const startedAtMs = Date.now();
  const minutes = () => ((Date.now() - startedAtMs) / 60_000).toFixed(1);
  const memories: (Memory & { sessions: number })[] = [];
  for (let told = 0; !over.signal.aborted;) {
    const done = diary.finished.length;
    const memory = await readMemory(stage);
    memories.push({ sessions: done, ...memory });
    if (done >= told + tellEverySessions) {
      told = done - (done % tellEverySessions);
      console.log(`after ${done} sessions, ${minutes()} min: ${memoryText(memory)}`);
    }
    await delay(lookEveryMs, undefined, { signal: over.signal }).catch(() => undefined);
  }
  await all;
  console.log(`${diary.finished.length} sessions in a row took ${minutes()} min`);
  const warm = memories.filter((one) => one.sessions >= warmShare * sessions);
  return [
    ...diary.complaints,
    ...tally.speechless,
    ...findGrowth(warm),
    ...(await checkReceipts(calls, diary)),
  ];
}

function findGrowth(warm: readonly Memory[]): string[] {
  const half = Math.floor(warm.length / 2);
  return (['webMb', 'workerMb'] as const).flatMap((process) => {
    const mean = (part: readonly Memory[]) => part.reduce((sum, one) => sum + one[process], 0) / part.length;
    const [earlier, later] = [mean(warm.slice(0, half)), mean(warm.slice(half))];
    const told = `${process} ${earlier.toFixed(0)} then ${later.toFixed(0)}, ratio ${(later / earlier).toFixed(3)}`;
    console.log(`memory, the second half beside the first: ${told}`);
    return later > growthMax * earlier ? [`memory grows: ${told}`] : [];
  });
}
