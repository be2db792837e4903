/**
 * What the product's own models make of a corpus, for the Python scripts: node training/dump.ts WHAT --labels F --audio DIR --out DIR [--part K/N]
 * WHAT: `states` (layers of the published encoder, evidence of the labels' text), `base` or `adapted` (what the recogniser hears
 * with the published encoder or with weights/encoder.onnx, led through over the published encoder's states).
 */
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { readSentenceAudio, readSentences } from '../bench/learner-corpus.ts';
import { openSession } from '../src/inference/open-session.ts';
import { fetchModels } from '../src/models/fetch-models.ts';
import { readModelLock } from '../src/models/model-lock.ts';
import type { Timeline } from '../src/pronunciation/encode-timeline.ts';
import { encodeTimeline, judgedStates, openTimelineEncoder } from '../src/pronunciation/encode-timeline.ts';
import { textEvidence, wordEvidence } from '../src/pronunciation/word-evidence.ts';
import { writeSentence } from '../src/pronunciation/write-sentence.ts';
import { pronounceWord } from '../src/phonemes/pronounce-word.ts';
import { readText } from '../src/phonemes/read-text.ts';
import { leadThrough } from '../src/recognition/lead-through.ts';
import type { Encoding, Moonshine } from '../src/recognition/moonshine.ts';
import { openMoonshine } from '../src/recognition/moonshine.ts';
import { longestChunkSec, recogniseChunk } from '../src/recognition/recognise-chunk.ts';
import { textOf, tokensOf } from '../src/recognition/vocabulary.ts';
import type { Stretch } from '../src/voice-activity/find-speech.ts';
import { findSpeech } from '../src/voice-activity/find-speech.ts';
import { mergeSpeech } from '../src/voice-activity/merge-speech.ts';
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
const [what = 'states'] = positionals;
const [part = 0, parts = 1] = values.part.split('/').map(Number);

/** All chunks as one piece of sound: a corpus' sentence with a long silence inside is still one text. */
function joined({ chunks }: Timeline): Encoding {
  const encodings = chunks.map(({ encoding }) => encoding);
  const [first] = encodings;
  if (first === undefined || encodings.length === 1)
    return first ?? { frameCount: 0, width: 0, layers: new Map() };
  const last = encodings.flatMap((one) => [...(one.layers.get('last') ?? [])]);
  const frameCount = encodings.reduce((sum, one) => sum + one.frameCount, 0);
  return { frameCount, width: first.width, layers: new Map([['last', Float32Array.from(last)]]) };
}

async function evidenceOf(moonshine: Moonshine, encoding: Encoding, tokens: readonly number[]) {
  const evidence = await leadThrough(moonshine, encoding, tokens);
  return { words: wordEvidence(tokens, evidence), whole: textEvidence(evidence) };
}

/** The ways a text may be read, at most two: of each word the first, and of each word the last. */
function readingsOf(text: string) {
  const ways = [0, -1].map((pick) =>
    readText(text).map(({ text: written, readings }) => ({
      written,
      words: (readings.at(pick) ?? []).map(pronounceWord),
    })),
  );
  return JSON.stringify(ways[0]) === JSON.stringify(ways[1]) ? ways.slice(0, 1) : ways;
}

const store = { folder: values.models, lock: await readModelLock() };
await fetchModels(store, { sets: ['voice-activity', 'recognition-base'] });
const threads = 1;
const adapted = await openMoonshine(store, 'base', threads);
const encoder = await openTimelineEncoder(store, threads);
const listener = what === 'adapted' ? adapted : { ...adapted, encoder };
const voiceActivity = await openSession(`${store.folder}/voice-activity/silero.onnx`, 1);

await mkdir(values.out, { recursive: true });
const lines = createWriteStream(`${values.out}/${what}-${part}.jsonl`);
const floats = what === 'states' ? createWriteStream(`${values.out}/states-${part}.f16`) : undefined;

async function dumpStates(samples: Float32Array, stretches: readonly Stretch[], text: string) {
  const timeline = await encodeTimeline(encoder, samples, stretches);
  for (const { encoding } of timeline.chunks)
    if (floats?.write(new Uint8Array(Float16Array.from(judgedStates(encoding)).buffer)) === false)
      await once(floats, 'drain');
  return {
    frameCount: timeline.frameCount,
    chunks: timeline.chunks.map(({ firstFrame, encoding }) => [firstFrame, encoding.frameCount]),
    evidence: await evidenceOf(listener, joined(timeline), tokensOf(writeSentence(text))),
  };
}

async function dumpHeard(samples: Float32Array, speech: readonly Stretch[], probabilities: Float32Array) {
  const heard = { samples, speech, probabilities };
  const found = [];
  for (const stretch of mergeSpeech(speech, probabilities, samples.length, longestChunkSec))
    for (const { stretch: piece, decoding } of await recogniseChunk(listener, heard, stretch)) {
      const { chunks } = await encodeTimeline(encoder, samples, [piece]);
      const [chunk] = chunks;
      if (chunk === undefined || decoding.tokens.length === 0) continue;
      const text = textOf(decoding.tokens);
      found.push({
        text,
        readings: readingsOf(text),
        ...(await evidenceOf(listener, chunk.encoding, decoding.tokens)),
      });
    }
  return { pieces: found };
}

const sentences = (await readSentences(values.labels)).filter((_, index) => index % parts === part);
for (const [done, { id, text }] of sentences.entries()) {
  const { samples } = await readSentenceAudio(values.audio, id);
  const probabilities = await speechProbabilities(voiceActivity, samples);
  const found = findSpeech(probabilities, samples.length);
  const speech = found.length > 0 ? found : [{ from: 0, to: samples.length }];
  const stretches = mergeSpeech(speech, probabilities, samples.length, longestChunkSec);
  const row =
    what === 'states'
      ? await dumpStates(samples, stretches, text)
      : await dumpHeard(samples, speech, probabilities);
  lines.write(`${JSON.stringify({ id, vad: found.length, ...row })}\n`);
  if (done % 100 === 0) console.error(`${what} ${done} of ${sentences.length}`);
}
for (const stream of [lines, floats]) stream?.end();
