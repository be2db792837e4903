/**
 * What the product's own models make of a corpus, for the Python scripts:
 *   node training/dump.ts states|base|adapted --labels FILE --audio FOLDER --out FOLDER [--part K/N]
 * `states`: layers of the published encoder, and the evidence of the labels' text. Then `base` and `adapted`: what the
 * recogniser hears with the published encoder and with weights/encoder.onnx, its evidence over the published one's states.
 */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readSentenceAudio, readSentences } from '../bench/learner-corpus.ts';
import { modelSampleRateHz } from '../src/audio/audio.ts';
import { openSession } from '../src/inference/open-session.ts';
import { fetchModels } from '../src/models/fetch-models.ts';
import { locateModel } from '../src/models/locate-model.ts';
import { readModelLock } from '../src/models/model-lock.ts';
import { pronounceWord } from '../src/phonemes/pronounce-word.ts';
import { readText } from '../src/phonemes/read-text.ts';
import { encodeTimeline, judgedStates, timelineModels } from '../src/pronunciation/encode-timeline.ts';
import { textEvidence, wordEvidence } from '../src/pronunciation/word-evidence.ts';
import { writeSentence } from '../src/pronunciation/write-sentence.ts';
import { decodeWithBeam } from '../src/recognition/decode-with-beam.ts';
import { leadThrough } from '../src/recognition/lead-through.ts';
import type { Encoding } from '../src/recognition/moonshine.ts';
import {
  encode,
  encoderFrameCentre,
  encoderFrameSamples,
  hearFrames,
  openMoonshine,
} from '../src/recognition/moonshine.ts';
import { chunksOfSpeech } from '../src/recognition/encode-speech.ts';
import { lengthBeforeLoop } from '../src/recognition/repetition.ts';
import { textOf, tokensOf } from '../src/recognition/vocabulary.ts';
import { groupsOfTokens } from '../src/recognition/words-of-tokens.ts';
import { findSpeech } from '../src/voice-activity/find-speech.ts';
import { speechProbabilities } from '../src/voice-activity/speech-probabilities.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    labels: { type: 'string', default: '' },
    audio: { type: 'string', default: '' },
    out: { type: 'string', default: '' },
    models: { type: 'string', default: '.cache/models' },
    part: { type: 'string', default: '0/1' },
  },
});
const [what = ''] = positionals;
const [part = 0, parts = 1] = values.part.split('/').map(Number);
const threads = 1;
const width = 416;
const judgedWidth = 5 * width;
const beamWidth = 4;
/** As the recogniser allows at first. */
const tokensPerSec = 6.5;
const tokensToSpare = 6;

interface StoredStates {
  id: string;
  chunks: [firstFrame: number, frameCount: number][];
}

const store = { folder: values.models, lock: await readModelLock() };
await fetchModels(store, { sets: ['voice-activity', 'recognition-base'] });
const moonshine = await openMoonshine(store, 'base', threads);
const voiceActivity = await openSession(await locateModel(store, 'voice-activity/silero.onnx'), 1);
const published = {
  soundFrames: moonshine.soundFrames,
  encoder: await openSession(await locateModel(store, timelineModels.encoder), threads),
};

/** Only the last layer, which is all the decoder needs. */
const lastLayer = (frameCount: number, last: Float32Array): Encoding => ({
  frameCount,
  width,
  layers: new Map([['last', last]]),
});

async function evidenceOf(encoding: Encoding, tokens: readonly number[]) {
  const evidence = await leadThrough(moonshine, encoding, tokens);
  return { words: wordEvidence(tokens, evidence), whole: textEvidence(evidence) };
}

async function statesOf(samples: Float32Array, text: string, write: (states: Float32Array) => Promise<void>) {
  const probabilities = await speechProbabilities(voiceActivity, samples);
  const found = findSpeech(probabilities, samples.length);
  const speech = found.length > 0 ? found : [{ from: 0, to: samples.length }];
  const stretches = chunksOfSpeech({ speech, probabilities }, samples.length);
  const { frameCount, chunks } = await encodeTimeline(published, samples, stretches);
  const last: number[] = [];
  for (const { encoding } of chunks) {
    await write(judgedStates(encoding));
    for (const value of encoding.layers.get('last') ?? []) last.push(value);
  }
  // A sentence with a long silence inside is still one text: the decoder sees all chunks as one.
  const whole = lastLayer(last.length / width, Float32Array.from(last));
  return {
    frameCount,
    vad: found.length,
    chunks: chunks.map(({ firstFrame, encoding }) => [firstFrame, encoding.frameCount]),
    evidence: await evidenceOf(whole, tokensOf(writeSentence(text))),
  };
}

/** The ways to say a written word: phones of its plain words. */
const waysToSay = (written: string) =>
  readText(written)
    .map(({ readings }) => readings.map((words) => words.map(pronounceWord)))
    .reduce<string[][][]>(
      (ways, next) => ways.flatMap((head) => next.map((tail) => [...head, ...tail])),
      [[]],
    );

async function heardIn(base: Encoding, heard: Encoding) {
  const lengthSec = (base.frameCount * encoderFrameSamples) / modelSampleRateHz;
  const limit = Math.ceil(tokensPerSec * lengthSec) + tokensToSpare;
  const decoding = await decodeWithBeam(moonshine, heard, limit, beamWidth);
  const tokens = decoding.tokens.slice(0, lengthBeforeLoop(decoding.tokens));
  const groups = groupsOfTokens(tokens).map(({ text }) => ({ text, ways: waysToSay(text) }));
  return { text: textOf(tokens), groups, ...(await evidenceOf(base, tokens)) };
}

/** The stored last layer of the next chunk. */
async function readLast(file: Awaited<ReturnType<typeof open>>, frameCount: number): Promise<Float32Array> {
  const bytes = new Uint8Array(frameCount * judgedWidth * 2);
  await file.read(bytes);
  const states = new Float16Array(bytes.buffer);
  const last = new Float32Array(frameCount * width);
  for (let frame = 0; frame < frameCount; frame++)
    last.set(states.subarray((frame + 1) * judgedWidth - width, (frame + 1) * judgedWidth), frame * width);
  return last;
}

const statesFile = `${values.out}/states-${part}`;
await mkdir(values.out, { recursive: true });
const lines = createWriteStream(`${values.out}/${what}-${part}.jsonl`);

async function dumpStates() {
  const floats = createWriteStream(`${statesFile}.f16`);
  const write = async (states: Float32Array) => {
    if (!floats.write(new Uint8Array(Float16Array.from(states).buffer))) await once(floats, 'drain');
  };
  const sentences = (await readSentences(values.labels)).filter((_, index) => index % parts === part);
  for (const { id, text } of sentences) {
    const { samples } = await readSentenceAudio(values.audio, id);
    lines.write(`${JSON.stringify({ id, ...(await statesOf(samples, text, write)) })}\n`);
  }
  floats.end();
}

async function dumpHeard() {
  const file = await open(`${statesFile}.f16`);
  const rows = (await readFile(`${statesFile}.jsonl`, 'utf8')).trim().split('\n');
  for (const row of rows) {
    const { id, chunks } = JSON.parse(row) as StoredStates;
    const pieces = [];
    const { samples } = await readSentenceAudio(values.audio, id);
    for (const [firstFrame, frameCount] of chunks) {
      const from = firstFrame * encoderFrameSamples;
      const to = from + frameCount * encoderFrameSamples + 2 * encoderFrameCentre;
      const base = lastLayer(frameCount, await readLast(file, frameCount));
      const sound = () => hearFrames(moonshine, samples.subarray(from, to));
      const heard = what === 'adapted' ? await encode(moonshine, await sound()) : base;
      pieces.push(await heardIn(base, heard));
    }
    lines.write(`${JSON.stringify({ id, pieces })}\n`);
  }
  await file.close();
}

await (what === 'states' ? dumpStates() : dumpHeard());
lines.end();
