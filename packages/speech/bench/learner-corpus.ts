import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { OggOpusDecoder } from 'ogg-opus-decoder';
import { z } from 'zod';
import type { Audio } from '../src/audio/audio.ts';
import { modelSampleRateHz } from '../src/audio/audio.ts';
import { mixDown } from '../src/audio/mix-down.ts';
import { readWav } from '../src/audio/read-wav.ts';
import { resample } from '../src/audio/resample.ts';

const labels = z.record(z.string(), z.object({ text: z.string(), speaker: z.string(), age: z.number() }));

export interface Sentence {
  id: string;
  text: string;
  speaker: string;
  age: number;
}

/** Sentences of a file in the format of speechocean762's labels, in the order of their ids. */
export async function readSentences(labelsFile: string): Promise<Sentence[]> {
  const all = labels.parse(JSON.parse(await readFile(labelsFile, 'utf8')));
  return Object.entries(all)
    .map(([id, { text, speaker, age }]) => ({ id, text, speaker, age }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

const opusDecoder = new OggOpusDecoder();

/** The sentence's sound at 16 kHz, from a .wav or .opus file. One call at a time: the decoder of .opus is shared. */
export async function readSentenceAudio(folder: string, id: string): Promise<Audio> {
  const wav = path.join(folder, `${id}.wav`);
  if (existsSync(wav)) return resample(readWav(await readFile(wav)), modelSampleRateHz);
  await opusDecoder.ready;
  const { channelData, sampleRate } = await opusDecoder.decodeFile(
    await readFile(path.join(folder, `${id}.opus`)),
  );
  await opusDecoder.reset();
  return resample({ samples: mixDown(channelData), sampleRateHz: sampleRate }, modelSampleRateHz);
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
