import { parseArgs } from 'node:util';
import { authMe } from './auth-me.ts';
import { backup } from './backup.ts';
import { feedback } from './feedback.ts';
import { logs } from './logs.ts';
import type { Bench, Defer } from './measurement.ts';
import { formatJson, formatTable, isPassed, type BenchResult } from './report.ts';
import { practiceLists } from './practice-lists.ts';
import { speech, speechMemory } from './speech.ts';
import { uploads } from './uploads.ts';
import { userList } from './user-list.ts';
import { web } from './web.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    only: { type: 'string' },
    'size-mb': { type: 'string' },
  },
});
const sizeMb = values['size-mb'] === undefined ? undefined : Number(values['size-mb']);

const benches: Record<string, Bench> = {
  'auth-me': authMe,
  'user-list': userList,
  'practice-lists': practiceLists,
  uploads,
  backup,
  logs,
  web,
  speech,
  'speech-memory': speechMemory,
  feedback,
};

/** Standard error, so that `--json` leaves one line on standard output. */
const say = (line: string): void => void process.stderr.write(`${line}\n`);

const toStop: (() => Promise<void>)[] = [];
const defer: Defer = (stop) => void toStop.push(stop);

async function stopAll(): Promise<void> {
  for (let stop = toStop.pop(); stop !== undefined; stop = toStop.pop()) await stop();
}

/** Goes on after a failure, so that one run shows everything. */
async function run(names: readonly string[]): Promise<BenchResult[]> {
  const results: BenchResult[] = [];
  for (const name of names) {
    say(`${name} …`);
    results.push(await runOne(name, benches[name]));
    await stopAll();
  }
  return results;
}

async function runOne(name: string, bench: Bench | undefined): Promise<BenchResult> {
  try {
    if (bench === undefined) throw new Error(`there is none; there are ${Object.keys(benches).join(', ')}`);
    return { bench: name, measurements: await bench({ defer, say, sizeMb }) };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    say(`${name}: ${problem}`);
    return { bench: name, measurements: [], problem };
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stopAll().finally(() => process.exit(1)));
}

/** Five million rows take longer than everything else together. */
const byNameOnly = ['logs'];
const all = Object.keys(benches).filter((name) => !byNameOnly.includes(name));
const results = await run(values.only === undefined ? all : [values.only]);
console.log(values.json ? formatJson(results) : formatTable(results));
process.exitCode = isPassed(results) ? 0 : 1;
