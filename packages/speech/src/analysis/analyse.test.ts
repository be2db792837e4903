import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Audio } from '../audio/audio.ts';
import { modelSampleRateHz } from '../audio/audio.ts';
import { resample } from '../audio/resample.ts';
import { modelDownloadLimitMs, testModelStore } from '../models/testing/test-store.ts';
import { chooseVoice } from '../voices/choose-voice.ts';
import { openVoices, voiceSets } from '../voices/open-voices.ts';
import { joinPieces } from '../voices/shape-speech.ts';
import type { Analysis } from './analyse.ts';
import { analyse } from './analyse.ts';
import type { Analyser } from './analyser.ts';
import { analyserSets, closeAnalyser, openAnalyser } from './analyser.ts';

const grace = chooseVoice('us-grace', 0);
const said = 'My favourite season is autumn, because the weather is cool and the trees are beautiful.';
const pauseSec = 10;
/** Three minutes of speech take a slow machine a while. */
const slowMachineMs = 900_000;

function errorsOf({ pronunciation }: Analysis) {
  const errors = pronunciation?.words.filter(({ error_type }) => error_type !== 'None') ?? [];
  return errors.map(({ word, error_type }) => `${word} ${error_type}`);
}

describe('analysing a recording', { timeout: slowMachineMs }, () => {
  let analyser: Analyser;
  let spoken: Audio;
  /** What is said of it without its text, and with it. */
  let heard: Analysis;
  let read: Analysis;

  beforeAll(async () => {
    const store = await testModelStore([...analyserSets(), ...voiceSets(grace)]);
    const voices = openVoices(store, 1);
    spoken = resample(joinPieces(await Array.fromAsync(voices.speak(said, grace))), modelSampleRateHz);
    await voices.close();
    analyser = await openAnalyser(store, { threads: 2 });
    heard = await analyse(analyser, spoken);
    read = await analyse(analyser, spoken, { text: said });
  }, modelDownloadLimitMs);

  afterAll(() => closeAnalyser(analyser));

  /** Again and again for three minutes; after the pauses the recogniser does not call it a loop. */
  const forThreeMinutes = ({ samples: once }: Audio) => {
    const samples = new Float32Array(180 * modelSampleRateHz);
    let count = 0;
    for (let at = 0; at + once.length <= samples.length; at += once.length + pauseSec * modelSampleRateHz) {
      samples.set(once, at);
      count++;
    }
    return { count, audio: { samples, sampleRateHz: modelSampleRateHz } };
  };

  it('scores a native-like voice high, with and without its text', () => {
    for (const { outcome, pronunciation } of [read, heard]) {
      expect(outcome).toBe('speech');
      expect(pronunciation?.text_known).toBe(pronunciation === read.pronunciation);
      const { overall, ...others } = pronunciation!.pronunciation_scores;
      expect(overall).toBeGreaterThanOrEqual(80);
      for (const score of Object.values(others)) expect(score).toBeGreaterThanOrEqual(70);
      for (const confidence of Object.values(pronunciation!.confidences)) {
        expect(confidence).toBeGreaterThan(0);
        expect(confidence).toBeLessThanOrEqual(1);
      }
    }
  });

  it('gives every word and phone its score and its time, in order', () => {
    const { words, pronunciation } = read;
    expect(words.map(({ word }) => word).join(' ')).toContain('autumn');
    const times = words.flatMap(({ startSec, endSec }) => [startSec, endSec]);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const judged = pronunciation!.words.filter(({ error_type }) => error_type !== 'Insertion');
    expect(judged.map(({ word }) => word)).toEqual(said.match(/[A-Za-z]+/g));
    const trees = judged.find(({ word }) => word === 'trees')!;
    expect(trees.phonemes.map(({ phoneme }) => phoneme)).toEqual(['T', 'R', 'IY', 'Z']);
    expect(trees.phonemes.map(({ ipa }) => ipa).join('')).toBe('tɹiz');
    for (const { accuracy_score, startSec, endSec } of trees.phonemes) {
      expect(accuracy_score).toBeGreaterThan(0);
      expect(accuracy_score).toBeLessThanOrEqual(100);
      expect(endSec!).toBeGreaterThan(startSec!);
    }
  });

  it('finds words of the text that were left out', async () => {
    const text = said.replace('the weather', 'the usual summer weather');
    const analysis = await analyse(analyser, spoken, { text });
    expect(errorsOf(analysis)).toEqual(expect.arrayContaining(['usual Omission', 'summer Omission']));
    const { completeness, overall } = analysis.pronunciation!.pronunciation_scores;
    expect(completeness).toBeLessThan(95);
    expect(overall).toBeLessThan(95);
  });

  it('finds words that are not in the text', async () => {
    const analysis = await analyse(analyser, spoken, { text: said.replace('favourite ', '') });
    expect(errorsOf(analysis).join()).toMatch(/favou?rite Insertion/);
  });

  it('finds a word that was said in another’s place', async () => {
    const analysis = await analyse(analyser, spoken, { text: said.replace('cool', 'terrible') });
    const terrible = analysis.pronunciation?.words.find(({ word }) => word === 'terrible');
    expect(terrible?.error_type).toMatch(/Omission|Mispronunciation/);
  });

  it('finds little of a text that has nothing to do with the sound', async () => {
    const { pronunciation } = await analyse(analyser, spoken, { text: 'Elephants drink through long noses' });
    expect(pronunciation?.pronunciation_scores.overall ?? 0).toBeLessThan(50);
  });

  it('says the same of the same recording twice, and survives JSON', async () => {
    expect(await analyse(analyser, spoken)).toEqual(heard);
    expect(JSON.parse(JSON.stringify(heard))).toEqual(heard);
  });

  it('has nothing to judge in silence', async () => {
    const silence = { samples: new Float32Array(3 * modelSampleRateHz), sampleRateHz: modelSampleRateHz };
    for (const text of [said, undefined])
      expect(await analyse(analyser, silence, { text })).toMatchObject({
        outcome: 'no_speech',
        text: '',
        words: [],
        fluency: null,
        pronunciation: null,
        problems: ['silent'],
      });
  });

  it('takes half a second, whatever it holds', async () => {
    const samples = spoken.samples.slice(modelSampleRateHz, 1.5 * modelSampleRateHz);
    const { contours } = await analyse(
      analyser,
      { samples, sampleRateHz: modelSampleRateHz },
      { text: said },
    );
    expect(contours.energyDb.length).toBeGreaterThan(10);
  });

  it('takes three minutes, and says of many sentences what it says of one', async () => {
    const { count, audio } = forThreeMinutes(spoken);
    const many = await analyse(analyser, audio);
    expect(many.words.length).toBeGreaterThan(0.9 * count * heard.words.length);
    expect(many.words.at(-1)!.endSec).toBeGreaterThan(160);
    const [one, all] = [heard, many].map(({ pronunciation }) => pronunciation!.pronunciation_scores);
    expect(Math.abs(all!.overall - one!.overall)).toBeLessThan(10);
  });
});
