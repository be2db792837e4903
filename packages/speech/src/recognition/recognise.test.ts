import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Audio } from '../audio/audio.ts';
import { modelSampleRateHz } from '../audio/audio.ts';
import { resample } from '../audio/resample.ts';
import { modelDownloadLimitMs, testModelStore } from '../models/testing/test-store.ts';
import { chooseVoice } from '../voices/choose-voice.ts';
import { openVoices, voiceSets } from '../voices/open-voices.ts';
import { joinPieces } from '../voices/shape-speech.ts';
import { recognise } from './recognise.ts';
import type { Recogniser } from './recogniser.ts';
import { closeRecogniser, openRecogniser, recogniserSets } from './recogniser.ts';

const said =
  'I usually take the bus to work. My favourite season is autumn, because the weather is cool and the trees are beautiful.';
const words = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];

/** Several sounds with a pause of one second after each. */
function inARow(...sounds: Float32Array[]): Audio {
  const pause = new Float32Array(modelSampleRateHz);
  const parts = sounds.flatMap((sound) => [sound, pause]);
  const samples = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  return { samples, sampleRateHz: modelSampleRateHz };
}

describe('recognise', () => {
  let recogniser: Recogniser;
  let spoken: Audio;

  beforeAll(async () => {
    const voice = chooseVoice('us-grace', 0);
    const store = await testModelStore([...recogniserSets('base'), ...voiceSets(voice)]);
    const voices = openVoices(store, 2);
    spoken = resample(joinPieces(await Array.fromAsync(voices.speak(said, voice))), modelSampleRateHz);
    await voices.close();
    recogniser = await openRecogniser(store, { threads: 2 });
  }, modelDownloadLimitMs);

  afterAll(() => closeRecogniser(recogniser));

  it('writes down what our own voice says, with a confidence for each word', async () => {
    const { outcome, text, confidence, chunks, speechShare } = await recognise(recogniser, spoken);
    expect(outcome).toBe('speech');
    const missed = words(said.replace('favourite', 'favorite')).filter((word) => !words(text).includes(word));
    expect(missed.length).toBeLessThanOrEqual(1);
    expect(confidence).toBeGreaterThan(0.7);
    expect(speechShare).toBeGreaterThan(0.6);
    const heard = chunks.flatMap((chunk) => chunk.words);
    expect(heard.map((word) => word.text).join(' ')).toBe(text);
    const likely = heard.filter((word) => word.confidence > 0.5 && word.confidence <= 1);
    expect(likely.length).toBeGreaterThan(0.7 * heard.length);
  });

  it('cuts a long answer into chunks it can keep in mind', async () => {
    const { text, chunks } = await recognise(
      recogniser,
      inARow(spoken.samples, spoken.samples, spoken.samples),
    );
    expect(chunks.length).toBeGreaterThan(1);
    for (const { startSec, endSec } of chunks) expect(endSec - startSec).toBeLessThanOrEqual(20.5);
    expect(words(text).filter((word) => word === 'season')).toHaveLength(3);
  });

  it('finds no speech in silence, noise and a tone', async () => {
    let state = 1;
    const noise = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return 0.1 * (state / 2 ** 31 - 1);
    };
    const length = { length: 3 * modelSampleRateHz };
    const sounds = [
      new Float32Array(length.length),
      Float32Array.from(length, noise),
      Float32Array.from(length, (_, i) => 0.3 * Math.sin(i / 6)),
    ];
    for (const samples of sounds) {
      const heard = await recognise(recogniser, { samples, sampleRateHz: modelSampleRateHz });
      expect(heard).toMatchObject({ outcome: 'no_speech', text: '', chunks: [] });
    }
  });

  it('calls speech that is played backwards unusable or hears nothing in it', async () => {
    const backwards = { ...spoken, samples: spoken.samples.toReversed() };
    expect((await recognise(recogniser, backwards)).outcome).not.toBe('speech');
  });

  it('takes an answer of half a second', async () => {
    const samples = spoken.samples.slice(0, modelSampleRateHz / 2);
    const { chunks } = await recognise(recogniser, { samples, sampleRateHz: modelSampleRateHz });
    expect(chunks.length).toBeLessThanOrEqual(1);
  });
});
