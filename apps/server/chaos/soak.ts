import { parseArgs } from 'node:util';
import { makeDataFolder } from '../bench/server-process.ts';
import { pickFreePort } from '../src/platform/embedded-postgres/launch-server.ts';
import { crowdIn } from './crowd-in.ts';
import { findCode } from './find-code.ts';
import { startCopy } from './installation.ts';
import { practiseInARow } from './practise-in-a-row.ts';
import { runWithCleanUp } from './run-with-clean-up.ts';
import { answerLengths, isAnswerLength, speakAnswers } from './speak-answers.ts';
import type { Stage } from './stage.ts';

const { values } = parseArgs({
  options: {
    /** Practised one after another by a few learners; 0 for none. */
    sessions: { type: 'string', default: '2000' },
    /** At the same time, step by step; the last are far more than two cores can listen to. */
    ramp: { type: 'string', default: '5,20,60' },
    'step-sec': { type: 'string', default: '60' },
    /** whole: long enough for a band; short: for many sessions in little time. */
    answers: { type: 'string', default: 'whole' },
  },
});
const length = values.answers;
if (!isAnswerLength(length)) throw new Error(`--answers takes ${answerLengths.join(' or ')}`);
/** Nobody is in a hurry here: a wait is told, and only one that never ends is a finding. */
const patienceMs = 30 * 60_000;
/** Fewer than a page of the list in which reports are looked up. */
const sessionsEach = 20;

await runWithCleanUp(async ({ defer }) => {
  const copy = await startCopy(defer, 'soak', await pickFreePort(), {
    BANDWISE_DATA: await makeDataFolder(defer),
  });
  const stage: Stage = { name: 'one machine', copies: [copy], urls: [copy.url], faults: [] };
  const people = {
    findCode: (email: string) => findCode(stage, email),
    answers: await speakAnswers(length),
    sessionsEach,
    patienceMs,
  };
  const findings: string[] = [];
  const steps = values.ramp.split(',').map(Number);
  for (const learners of steps.filter((step) => step > 0))
    findings.push(...(await crowdIn(stage, people, { learners, stepSec: Number(values['step-sec']) })));
  if (Number(values.sessions) > 0)
    findings.push(...(await practiseInARow(stage, people, Number(values.sessions))));
  for (const finding of findings) console.log(`FINDING  ${finding}`);
  console.log(`${findings.length} findings.`);
  return findings.length === 0;
});
