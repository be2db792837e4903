import { parseArgs } from 'node:util';
import { seededRandom } from '../src/testing/seeded-random.ts';
import { breakStage, type Outcome } from './break-stage.ts';
import { openCluster } from './cluster.ts';
import { openOneMachine } from './one-machine.ts';
import { runWithCleanUp } from './run-with-clean-up.ts';
import { speakAnswers } from './speak-answers.ts';

const stages = { 'one-machine': openOneMachine, cluster: openCluster };
type StageName = keyof typeof stages;

const { values } = parseArgs({
  options: {
    /** For each stage. */
    faults: { type: 'string', default: '100' },
    learners: { type: 'string', default: '4' },
    /** At most, between two faults; a busy machine needs more to get anything done. */
    'calm-sec': { type: 'string', default: '4' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string' },
  },
});

const isStage = (name: string): name is StageName => name in stages;
const chosen = values.only === undefined ? Object.keys(stages) : [values.only];
if (!chosen.every(isStage)) throw new Error(`--only takes ${Object.keys(stages).join(' or ')}`);

const answers = await speakAnswers('whole');
const random = seededRandom(Number(values.seed));
console.log(`Seed ${values.seed}`);

await runWithCleanUp(async ({ defer, say, stopAll }) => {
  let findings = 0;
  for (const name of chosen) {
    say(`${name}: starting`);
    const startedAtMs = Date.now();
    const stage = await stages[name](defer);
    const outcome = await breakStage(stage, {
      faults: Number(values.faults),
      learners: Number(values.learners),
      calmMs: 1000 * Number(values['calm-sec']),
      random,
      answers,
      say,
    });
    report(stage.name, outcome, Date.now() - startedAtMs);
    findings += outcome.findings.length;
    await stopAll();
  }
  console.log(`${findings} findings.`);
  return findings === 0;
});

function report(stage: string, outcome: Outcome, tookMs: number): void {
  const { faults, longestRecoveryMs, tally, diary, findings: found } = outcome;
  const waits = diary.finished.map(({ waitedMs }) => waitedMs / 1000).toSorted((a, b) => a - b);
  const second = (value: number | undefined) => `${(value ?? NaN).toFixed(1)} s`;
  const list = (entries: Iterable<[unknown, number]>) =>
    [...entries].map(([what, count]) => `${String(what)} ${count}`).join(', ');
  console.log(`${stage}, ${(tookMs / 60_000).toFixed(1)} min`);
  console.log(`  faults: ${list(faults)}; longest way back ${second(longestRecoveryMs / 1000)}`);
  console.log(
    `  ${diary.receipts.length} answers acknowledged, ${diary.finished.length} sessions with feedback, asked for again ${diary.askedAgain}`,
  );
  console.log(
    `  feedback after: median ${second(waits[Math.floor(waits.length / 2)])}, longest ${second(waits.at(-1))}`,
  );
  console.log(`  answers by status: ${list(tally.answers)}`);
  for (const finding of found) console.log(`  FINDING  ${finding}`);
}
