import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '../src/testing/seeded-random.ts';
import { openCalls, openTally, type Tally } from './calls.ts';
import { checkReceipts } from './check-receipts.ts';
import { openDiary, type Diary } from './diary.ts';
import { findCode } from './find-code.ts';
import { practiseAllTheTime } from './learner.ts';
import type { Answers } from './speak-answers.ts';
import type { Stage } from './stage.ts';

/** Without anybody's help. */
const recoveryLimitMs = 120_000;
const lookEveryMs = 250;
/** How long a learner waits for what was promised; the longest fault is shorter. */
const patienceMs = 240_000;
const calmMinMs = 500;

interface Options {
  faults: number;
  learners: number;
  /** At most, between two faults: learners go on with their work. */
  calmMs: number;
  random: Random;
  answers: Answers;
  say: (line: string) => void;
}

export interface Outcome {
  faults: Map<string, number>;
  longestRecoveryMs: number;
  tally: Tally;
  diary: Diary;
  findings: string[];
}

/** Learners practise while one thing after another is broken; then everything they were promised is looked up. */
export async function breakStage(stage: Stage, options: Options): Promise<Outcome> {
  const { random, say } = options;
  const tally = openTally();
  const diary = openDiary();
  const calls = openCalls(stage.urls, tally);
  let isOver = false;
  const world = {
    calls,
    findCode: (email: string) => findCode(stage, email),
    answers: options.answers,
    sessionsEach: 1,
    patienceMs,
    shouldStop: () => isOver,
  };
  const learners = Array.from({ length: options.learners }, (_, number) =>
    practiseAllTheTime(world, `learner-${number}`, diary),
  );

  const struck = new Map<string, number>();
  let longestRecoveryMs = 0;
  let told = 0;
  for (let number = 1; number <= options.faults; number += 1) {
    await delay(calmMinMs + random.int(options.calmMs));
    const { name, strike } = random.pick(stage.faults);
    struck.set(name, (struck.get(name) ?? 0) + 1);
    await strike();
    const recoveryMs = await recover(stage);
    if (recoveryMs === undefined)
      diary.complaints.push(`fault ${number}, ${name}: did not come back by itself`);
    longestRecoveryMs = Math.max(longestRecoveryMs, recoveryMs ?? recoveryLimitMs);
    say(
      `${stage.name}: fault ${number} of ${options.faults}, ${name}; ` +
        `${diary.finished.length} sessions, ${diary.receipts.length} answers, ${diary.complaints.length} complaints`,
    );
    // A run that is cut off has told what it found.
    for (const complaint of diary.complaints.slice(told)) say(`  ${complaint}`);
    told = diary.complaints.length;
  }
  isOver = true;
  say(`${stage.name}: no more faults; learners finish`);
  await Promise.all(learners);
  say(`${stage.name}: looking up what was promised`);
  const findings = [...diary.complaints, ...tally.speechless, ...(await checkReceipts(calls, diary))];
  return { faults: struck, longestRecoveryMs, tally, diary, findings };
}

/** Milliseconds until every server answers again; undefined when one does not. */
async function recover(stage: Stage): Promise<number | undefined> {
  const startedAtMs = Date.now();
  for (;;) {
    const ready = await Promise.all(stage.copies.map((copy) => copy.isReady()));
    if (ready.every(Boolean)) return Date.now() - startedAtMs;
    if (Date.now() - startedAtMs > recoveryLimitMs) return undefined;
    await delay(lookEveryMs);
  }
}
