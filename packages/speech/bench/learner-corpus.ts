import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Audio } from '../src/audio/audio.ts';
import { modelSampleRateHz } from '../src/audio/audio.ts';
import { readWav } from '../src/audio/read-wav.ts';
import { resample } from '../src/audio/resample.ts';

const labels = z.record(z.string(), z.object({ text: z.string(), speaker: z.string(), age: z.number() }));

export interface Sentence {
  id: string;
  text: string;
  speaker: string;
  age: number;
}

const longestDecodedBytes = 1 << 28;

/** Sentences of a file in the format of speechocean762's labels, in the order of their ids. */
export async function readSentences(labelsFile: string): Promise<Sentence[]> {
  const all = labels.parse(JSON.parse(await readFile(labelsFile, 'utf8')));
  return Object.entries(all)
    .map(([id, { text, speaker, age }]) => ({ id, text, speaker, age }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** The sentence's sound at 16 kHz, from a .wav or .opus file (with opusdec of opus-tools). */
export async function readSentenceAudio(folder: string, id: string): Promise<Audio> {
  const wav = path.join(folder, `${id}.wav`);
  if (existsSync(wav)) return resample(readWav(await readFile(wav)), modelSampleRateHz);
  const args = [
    '--quiet',
    '--force-wav',
    '--rate',
    String(modelSampleRateHz),
    path.join(folder, `${id}.opus`),
    '-',
  ];
  const { stdout } = await promisify(execFile)('opusdec', args, {
    encoding: 'buffer',
    maxBuffer: longestDecodedBytes,
  });
  return readWav(stdout);
}

/** The same shuffled order everywhere. */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return items
    .map((item) => ({ item, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
