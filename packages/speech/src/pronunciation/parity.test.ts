import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyserSets, closeAnalyser, openAnalyser } from '../analysis/analyser.ts';
import type { Analyser } from '../analysis/analyser.ts';
import { listenToFrames } from '../analysis/listen-to-frames.ts';
import { readWav } from '../audio/read-wav.ts';
import { modelDownloadLimitMs, testModelStore } from '../models/testing/test-store.ts';
import { plainPhones } from '../phonemes/phones.ts';
import { listenForSpeech } from '../recognition/recognise.ts';
import { alignWords } from './align-words.ts';
import { withoutPrior } from './judged-frames.ts';
import { proofOfAll, proveWords } from './prove-words.ts';
import { describePart, scorePart } from './score-part.ts';

/** What the training scripts computed of recordings of our own voices: training/fixture.py. */
interface Case {
  recording: string;
  setting: 'known' | 'heard';
  text: string;
  chunks: [number, number][];
  frameCount: number;
  phones: number[];
  words: number[];
  places: number[];
  evidence: number[][];
  heard: number[];
  starts: number[];
  ends: number[];
  numbers: number[][];
  pooled: number[][];
  utterance: number[];
  phoneScores: number[];
  wordScores: number[][];
  summary: number[];
}

const folder = fileURLToPath(new URL('testing', import.meta.url));
/** The states that training read were rounded to 16 bits; the decoder, which hears them too, wavers most. */
const close = 0.03;
const closeEvidence = 0.15;
const slowMachineMs = 120_000;

const largestDifference = (left: Iterable<number>, right: readonly number[]) => {
  const found = Array.from(left);
  expect(found).toHaveLength(right.length);
  return Math.max(...found.map((value, i) => Math.abs(value - (right[i] ?? Number.NaN))));
};

/** The phones of each word. */
const wordsOf = ({ phones, words }: Case) =>
  Array.from({ length: Math.max(...words) + 1 }, (_, word) => phones.filter((_, i) => words[i] === word));

const cases = JSON.parse(await readFile(`${folder}/parity.json`, 'utf8')) as Case[];

describe('judging as in training', { timeout: slowMachineMs }, () => {
  let analyser: Analyser;

  beforeAll(async () => {
    analyser = await openAnalyser(await testModelStore(analyserSets()), { threads: 1 });
  }, modelDownloadLimitMs);

  afterAll(() => closeAnalyser(analyser));

  it.each(cases)('$recording, text $setting', async (wanted) => {
    const { judges, moonshine } = analyser.assessor;
    const audio = readWav(await readFile(`${folder}/${wanted.recording}.wav`));
    const found = await listenForSpeech(analyser.recogniser, audio);
    const frames = await listenToFrames(analyser.assessor, audio, found);
    expect(frames.frameCount).toBe(wanted.frameCount);
    expect(frames.chunks.map(({ firstFrame, encoding }) => [firstFrame, encoding.frameCount])).toEqual(
      wanted.chunks,
    );
    const words = wordsOf(wanted);
    const places = alignWords(
      withoutPrior(frames.logs, judges.prior),
      frames.frameCount,
      words.map((phones) => ({ ways: [phones] })),
    );
    expect(places?.flatMap((word) => word?.starts)).toEqual(wanted.starts);
    expect(places?.flatMap((word) => word?.ends)).toEqual(wanted.ends);

    const textKnown = wanted.setting === 'known';
    const texts = wanted.text.split(' ').map((text) => ({ text, frame: 0 }));
    const proofs = await proveWords(moonshine, frames, texts, textKnown);
    expect(
      largestDifference(
        proofs.flatMap(({ evidence }) => evidence),
        wanted.evidence.flat(),
      ),
    ).toBeLessThan(closeEvidence);
    expect(largestDifference(proofOfAll(proofs), wanted.heard)).toBeLessThan(closeEvidence);

    const timed = words.map((phones, word) => ({
      text: '',
      phones: phones.map((phone) => plainPhones[phone] ?? ''),
      starts: places?.[word]?.starts ?? [],
      ends: places?.[word]?.ends ?? [],
      proof: proofs[word]!,
    }));
    const inputs = describePart(judges, frames, timed, textKnown);
    expect(inputs.places).toEqual(wanted.places);
    const flat = (rows: readonly Float32Array[]) => rows.flatMap((row) => Array.from(row));
    expect(largestDifference(flat(inputs.numbers), wanted.numbers.flat())).toBeLessThan(close);
    expect(largestDifference(flat(inputs.pooled), wanted.pooled.flat())).toBeLessThan(close);
    expect(largestDifference(inputs.utterance, wanted.utterance)).toBeLessThan(close);

    const { scores } = scorePart(judges, frames, timed, textKnown);
    expect(largestDifference(scores.phones, wanted.phoneScores)).toBeLessThan(close);
    expect(largestDifference(scores.words.flat(), wanted.wordScores.flat())).toBeLessThan(close);
    expect(largestDifference(scores.utterance, wanted.summary)).toBeLessThan(close);
  });
});
