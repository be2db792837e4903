import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { analyse } from '../src/analysis/analyse.ts';
import { analyserSets, closeAnalyser, openAnalyser } from '../src/analysis/analyser.ts';
import type { Audio } from '../src/audio/audio.ts';
import { modelSampleRateHz } from '../src/audio/audio.ts';
import { readWav } from '../src/audio/read-wav.ts';
import { fetchModels } from '../src/models/fetch-models.ts';
import { readModelLock } from '../src/models/model-lock.ts';

/** A process of its own, as the worker is: loads, listens to a minute of speech, then to many answers cut from it. Prints one JSON line. */
const { values } = parseArgs({
  options: {
    audio: { type: 'string' },
    answers: { type: 'string', default: '0' },
    models: { type: 'string', default: '.cache/models' },
    threads: { type: 'string', default: '2' },
  },
});
if (values.audio === undefined)
  throw new Error('Usage: node bench/measure-listening.ts --audio MINUTE.wav [--answers N]');

const minute = readWav(await readFile(values.audio));
const minuteSec = minute.samples.length / minute.sampleRateHz;
const store = { folder: values.models, lock: await readModelLock() };
await fetchModels(store, { sets: analyserSets() });

const residentMb = () => Math.round(process.memoryUsage().rss / 1e6);
const loadStarted = performance.now();
const analyser = await openAnalyser(store, { threads: Number(values.threads) });
const loadSec = (performance.now() - loadStarted) / 1_000;

const rounds: { sec: number; processorSec: number }[] = [];
for (let round = 0; round < 2; round++) {
  const [started, before] = [performance.now(), process.cpuUsage()];
  const { outcome } = await analyse(analyser, minute);
  if (outcome !== 'speech') throw new Error(`the minute was heard as ${outcome}`);
  const { user, system } = process.cpuUsage(before);
  rounds.push({ sec: (performance.now() - started) / 1_000, processorSec: (user + system) / 1e6 });
}
const residentMbAfterMinute = residentMb();

/** Answers of half a second to four seconds; every hundredth is the whole minute. */
function answerOf(index: number): Audio {
  if (index % 100 === 99) return minute;
  const lengthSec = 0.5 + (index % 8) / 2;
  const from = Math.floor((((index * 7) % 50) / 60) * minute.samples.length);
  return {
    samples: minute.samples.slice(from, from + lengthSec * modelSampleRateHz),
    sampleRateHz: modelSampleRateHz,
  };
}
for (let index = 0; index < Number(values.answers); index++) await analyse(analyser, answerOf(index));
const residentMbAfterAll = residentMb();
await closeAnalyser(analyser);

const best = rounds.toSorted((a, b) => a.sec - b.sec)[0];
console.log(
  JSON.stringify({
    loadSec,
    minuteSec,
    analyseSec: best?.sec,
    analyseProcessorSec: best?.processorSec,
    residentMbAfterMinute,
    residentMb: residentMbAfterAll,
  }),
);
