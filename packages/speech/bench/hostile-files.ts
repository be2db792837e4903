import { parseArgs } from 'node:util';
import { analyse } from '../src/analysis/analyse.ts';
import { analyserSets, closeAnalyser, openAnalyser } from '../src/analysis/analyser.ts';
import type { Audio } from '../src/audio/audio.ts';
import { AudioError } from '../src/audio/audio-error.ts';
import { judgeLevels } from '../src/audio/judge-levels.ts';
import { measureLevels } from '../src/audio/levels.ts';
import { readAnswer } from '../src/audio/read-answer.ts';
import { hostileFile } from '../src/audio/testing/hostile-file.ts';
import { writeWav } from '../src/audio/write-wav.ts';
import { fetchModels } from '../src/models/fetch-models.ts';
import { readModelLock } from '../src/models/model-lock.ts';
import { chooseVoice } from '../src/voices/choose-voice.ts';
import { openVoices, voiceSets } from '../src/voices/open-voices.ts';
import { joinPieces } from '../src/voices/shape-speech.ts';

/**
 * Sends files of every kind through the whole door; a crash ends the run, a hang shows as the slowest file.
 * `--listen-every 0`: as far as the levels only.
 */
const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '20000' },
    'first-seed': { type: 'string', default: '0' },
    'listen-every': { type: 'string', default: '100' },
    models: { type: 'string', default: '.cache/models' },
  },
});
const listenEvery = Number(values['listen-every']);
const firstSeed = Number(values['first-seed']);

const voice = chooseVoice('us-grace', 0);
const store = { folder: values.models, lock: await readModelLock() };
await fetchModels(store, { sets: [...analyserSets(), ...voiceSets(voice)] });
const voices = openVoices(store, 1);
const recording = writeWav(joinPieces(await Array.fromAsync(voices.speak('I live by the sea.', voice))));
await voices.close();
const analyser = listenEvery > 0 ? await openAnalyser(store, { threads: 1 }) : undefined;

const outcomes: Record<string, number> = {};
const slowest = { seed: -1, readMs: 0, listenSecPerSec: 0 };
let listened = 0;
let mostResidentMb = 0;

function readAndMeasure(bytes: Uint8Array): Audio | undefined {
  try {
    const audio = readAnswer(bytes);
    judgeLevels(measureLevels(audio));
    return audio;
  } catch (error) {
    if (!(error instanceof AudioError)) throw error;
    outcomes[error.code] = (outcomes[error.code] ?? 0) + 1;
    return undefined;
  }
}

for (let seed = firstSeed; seed < firstSeed + Number(values.files); seed++) {
  const bytes = hostileFile(seed, recording);
  const started = performance.now();
  const audio = readAndMeasure(bytes);
  const readMs = performance.now() - started;
  if (readMs > slowest.readMs) Object.assign(slowest, { seed, readMs: Math.round(readMs) });
  if (seed % 100 === 0) mostResidentMb = Math.max(mostResidentMb, process.memoryUsage().rss / 1e6);
  if (audio === undefined) continue;
  outcomes.read = (outcomes.read ?? 0) + 1;
  if (analyser !== undefined && outcomes.read % listenEvery === 0) {
    const before = process.cpuUsage();
    const { outcome } = await analyse(analyser, audio);
    const { user, system } = process.cpuUsage(before);
    const rate = (user + system) / 1e6 / (audio.samples.length / audio.sampleRateHz);
    slowest.listenSecPerSec = Math.max(slowest.listenSecPerSec, Number(rate.toFixed(2)));
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    listened++;
  }
}
if (analyser !== undefined) await closeAnalyser(analyser);
console.log(
  JSON.stringify({
    files: Number(values.files),
    outcomes,
    listened,
    slowest,
    mostResidentMb: Math.round(mostResidentMb),
  }),
);
