import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { modelSampleRateHz } from '@bandwise/speech/audio/audio';
import { resample } from '@bandwise/speech/audio/resample';
import { writeWav } from '@bandwise/speech/audio/write-wav';
import { fetchModels } from '@bandwise/speech/models/fetch-models';
import { readModelLock } from '@bandwise/speech/models/model-lock';
import { cachedSpeech } from '@bandwise/speech/voices/cached-speech';
import { chooseVoice } from '@bandwise/speech/voices/choose-voice';
import type { Voices } from '@bandwise/speech/voices/open-voices';
import { openVoices } from '@bandwise/speech/voices/open-voices';
import { joinPieces } from '@bandwise/speech/voices/shape-speech';
import { z } from 'zod';
import { allocation } from '../src/platform/queue/supervise-worker.ts';
import type { Bench, Defer, Measurement } from './measurement.ts';
import { median } from './measurement.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const models = path.join(root, '.cache/models');
const listener = path.join(root, 'packages/speech/bench/measure-listening.ts');
const cores = 2;
const question = 'What do you usually do at the weekend when you have some free time, and why?';
const answer =
  'Well, on Saturdays I usually get up late and have breakfast with my family. Then I go to the market, because the vegetables there are cheaper and fresher than in the supermarket. In the afternoon I often meet my friends in the park, or we watch a film together.';
const minuteSec = 60;
const budgets = { loadSec: 3, listenSecPerMinute: 7, residentMb: 1_000, liveSec: 2, cachedMs: 50 };

const measured = z.object({
  loadSec: z.number(),
  minuteSec: z.number(),
  analyseSec: z.number(),
  analyseProcessorSec: z.number(),
  residentMb: z.number(),
});

const store = async () => ({ folder: models, lock: await readModelLock() });
const live = chooseVoice('us-grace', 0);

async function makeFolder(defer: Defer): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bandwise-speech-bench-'));
  defer(() => rm(folder, { recursive: true }));
  return folder;
}

/** An answer of a little more than a minute, spoken by a live voice. */
async function speakMinute(voices: Voices, folder: string): Promise<string> {
  const once = resample(joinPieces(await Array.fromAsync(voices.speak(answer, live))), modelSampleRateHz);
  const times = Math.ceil((minuteSec * modelSampleRateHz) / once.samples.length);
  const file = path.join(folder, 'minute.wav');
  await writeFile(file, writeWav(joinPieces(Array.from({ length: times }, () => once))));
  return file;
}

async function listen(file: string, answers: number) {
  const args = [
    '--audio',
    file,
    '--models',
    models,
    '--answers',
    String(answers),
    '--threads',
    String(cores),
  ];
  const env = { ...allocation, ...process.env };
  const { stdout } = await promisify(execFile)(process.execPath, [listener, ...args], { env });
  return measured.parse(JSON.parse(stdout));
}

async function openLiveVoices(defer: Defer): Promise<Voices> {
  await fetchModels(await store(), { sets: ['voices-live', 'recognition-base', 'voice-activity'] });
  const voices = openVoices(await store(), cores);
  defer(() => voices.close());
  return voices;
}

const within = (name: string, unit: string, value: number, budget: number): Measurement => ({
  case: name,
  unit,
  measured: value,
  base: budget,
  limit: { atMost: 1 },
});

/** Everything the product tells of a minute of speech; and how soon a question is heard. */
export const speech: Bench = async ({ defer }) => {
  const folder = await makeFolder(defer);
  const voices = await openLiveVoices(defer);
  const file = await speakMinute(voices, folder);
  const heard = await listen(file, 0);
  return [
    within('models loaded for listening', 's', heard.loadSec, budgets.loadSec),
    {
      case: 'listening, beside the length of the answer',
      unit: 's',
      measured: heard.analyseSec,
      base: heard.minuteSec,
      limit: { atMost: Number((budgets.listenSecPerMinute / minuteSec).toFixed(3)) },
    },
    {
      case: 'its processor time on all cores',
      unit: 's',
      measured: heard.analyseProcessorSec,
      base: heard.minuteSec,
    },
    within('first sound of a live voice, 15 words', 's', await firstSoundSec(voices), budgets.liveSec),
    within('cached speech', 'ms', await cachedMs(voices, folder), budgets.cachedMs),
  ];
};

async function firstSoundSec(voices: Voices): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < 5; round++) {
    const started = performance.now();
    await voices.speak(question, live).next();
    rounds.push((performance.now() - started) / 1_000);
  }
  return median(rounds);
}

async function cachedMs(voices: Voices, folder: string): Promise<number> {
  const fileOf = (key: string) => path.join(folder, key);
  const cached = cachedSpeech(voices, {
    read: (key) => readFile(fileOf(key)).catch(() => undefined),
    write: (key, flac) => writeFile(fileOf(key), flac),
  });
  await cached.render(question, live);
  const rounds: number[] = [];
  for (let round = 0; round < 20; round++) {
    const started = performance.now();
    if ((await cached.find(question, live)) === undefined) throw new Error('the cache has lost the question');
    rounds.push(performance.now() - started);
  }
  return median(rounds);
}

/** Memory of the process that listens, after 500 answers of half a second to a minute. */
export const speechMemory: Bench = async ({ defer }) => {
  const folder = await makeFolder(defer);
  const file = await speakMinute(await openLiveVoices(defer), folder);
  const { residentMb } = await listen(file, 500);
  return [within('resident after 500 answers', 'MB', residentMb, budgets.residentMb)];
};
