import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { durationSec, modelSampleRateHz } from '../src/audio/audio.ts';
import type { Audio } from '../src/audio/audio.ts';
import { fetchModels } from '../src/models/fetch-models.ts';
import { readModelLock } from '../src/models/model-lock.ts';
import { recognise } from '../src/recognition/recognise.ts';
import type { Recogniser } from '../src/recognition/recogniser.ts';
import { openRecogniser, recogniserSets } from '../src/recognition/recogniser.ts';
import type { Sentence } from './learner-corpus.ts';
import { readSentenceAudio, readSentences, shuffled } from './learner-corpus.ts';
import { countWordErrors } from './word-errors.ts';

const adultAge = 18;
const minuteSec = 60;

interface Item {
  name: string;
  text: string;
  age: number;
  audio: Audio;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The sentences of each speaker in a row, cut into pieces of a minute or a little more. */
async function* joinedMinutes(sentences: readonly Sentence[], folder: string): AsyncGenerator<Item> {
  for (const [speaker, own] of Map.groupBy(sentences, (sentence) => sentence.speaker)) {
    let pieces: Float32Array[] = [];
    let text: string[] = [];
    for (const sentence of own) {
      pieces.push((await readSentenceAudio(folder, sentence.id)).samples);
      text.push(sentence.text);
      const length = sum(pieces.map((piece) => piece.length));
      if (length < minuteSec * modelSampleRateHz) continue;
      const samples = new Float32Array(length);
      let at = 0;
      for (const piece of pieces) {
        samples.set(piece, at);
        at += piece.length;
      }
      yield {
        name: speaker,
        text: text.join(' '),
        age: sentence.age,
        audio: { samples, sampleRateHz: modelSampleRateHz },
      };
      pieces = [];
      text = [];
    }
  }
}

async function* singleSentences(sentences: readonly Sentence[], folder: string): AsyncGenerator<Item> {
  for (const sentence of sentences)
    yield { ...sentence, name: sentence.id, audio: await readSentenceAudio(folder, sentence.id) };
}

interface Row {
  age: number;
  errors: number;
  words: number;
  audioSec: number;
  cpuSec: number;
  outcome: string;
}

async function measure(recogniser: Recogniser, item: Item, verbose: boolean): Promise<Row> {
  const before = process.cpuUsage();
  const { outcome, text, confidence } = await recognise(recogniser, item.audio);
  const { user, system } = process.cpuUsage(before);
  const { errors, words } = countWordErrors(item.text, text);
  if (verbose)
    console.error(
      [
        item.name,
        item.age,
        `${errors}/${words}`,
        outcome,
        Math.log(confidence).toFixed(2),
        text,
        '|',
        item.text,
      ].join(' '),
    );
  return {
    age: item.age,
    errors,
    words,
    audioSec: durationSec(item.audio),
    cpuSec: (user + system) / 1e6,
    outcome,
  };
}

const percent = (rows: readonly Row[]) =>
  Number(((100 * sum(rows.map((row) => row.errors))) / sum(rows.map((row) => row.words))).toFixed(1));

const { values } = parseArgs({
  options: {
    labels: { type: 'string' },
    audio: { type: 'string' },
    models: { type: 'string', default: '.cache/models' },
    size: { type: 'string', default: 'base' },
    encoder: { type: 'string' },
    /** Only the speakers of a fold of training/folds.json: those that an encoder of adapt.py --fold has not heard. */
    fold: { type: 'string' },
    sample: { type: 'string', default: '150' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
});
if (values.labels === undefined || values.audio === undefined)
  throw new Error(
    'Usage: node bench/recognition.ts --labels labels.json --audio FOLDER [--minutes] [--size tiny] [--encoder FILE] [--fold K] [--sample N]',
  );

const size = values.size === 'tiny' ? 'tiny' : 'base';
const store = { folder: values.models, lock: await readModelLock() };
await fetchModels(store, { sets: recogniserSets(size) });
const recogniser = await openRecogniser(store, {
  size,
  threads: 1,
  ...(values.encoder === undefined ? {} : { encoderFile: values.encoder }),
});

async function speakersOfFold(fold: string): Promise<Set<string>> {
  const file = await readFile(new URL('../training/folds.json', import.meta.url), 'utf8');
  const folds = z.record(z.string(), z.number()).parse(JSON.parse(file));
  return new Set(Object.keys(folds).filter((speaker) => folds[speaker] === Number(fold)));
}

const everything = await readSentences(values.labels);
const chosen = values.fold === undefined ? undefined : await speakersOfFold(values.fold);
const order = shuffled(
  everything.filter(({ speaker }) => chosen?.has(speaker) ?? true),
  Number(values.seed),
);
const items = values.minutes
  ? joinedMinutes(
      order.filter(({ age }) => age >= adultAge).toSorted((a, b) => a.speaker.localeCompare(b.speaker)),
      values.audio,
    )
  : singleSentences(order.slice(0, Number(values.sample)), values.audio);
const rows: Row[] = [];
for await (const item of items) {
  rows.push(await measure(recogniser, item, values.verbose));
  if (rows.length === Number(values.sample)) break;
}
const adults = rows.filter((row) => row.age >= adultAge);
console.log(
  JSON.stringify({
    size,
    encoder: values.encoder ?? 'shipped',
    kind: values.minutes ? 'minutes' : 'sentences',
    fold: values.fold ?? 'all',
    n: rows.length,
    errors: sum(rows.map((row) => row.errors)),
    words: sum(rows.map((row) => row.words)),
    wordErrorPercent: percent(rows),
    adultsWordErrorPercent: percent(adults),
    notSpeech: rows.filter((row) => row.outcome === 'no_speech').length,
    unusable: rows.filter((row) => row.outcome === 'unusable').length,
    cpuSecPerAudioSec: Number(
      (sum(rows.map((row) => row.cpuSec)) / sum(rows.map((row) => row.audioSec))).toFixed(3),
    ),
    residentMb: Math.round(process.memoryUsage().rss / 1e6),
  }),
);
