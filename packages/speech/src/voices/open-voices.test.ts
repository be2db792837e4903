import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { durationSec, modelSampleRateHz } from '../audio/audio.ts';
import { resample } from '../audio/resample.ts';
import { modelDownloadLimitMs, testModelStore } from '../models/testing/test-store.ts';
import { recognise } from '../recognition/recognise.ts';
import type { Recogniser } from '../recognition/recogniser.ts';
import { closeRecogniser, openRecogniser, recogniserSets } from '../recognition/recogniser.ts';
import { chooseVoice } from './choose-voice.ts';
import type { Voices } from './open-voices.ts';
import { openVoices, voiceSets } from './open-voices.ts';
import { joinPieces } from './shape-speech.ts';

const grace = chooseVoice('us-grace', 0);
const question = 'Do you think young people watch too much television?';
/** Opening models takes a second, or many beside other work. */
const slowMachineMs = 120_000;

const wordsOf = (text: string): string[] =>
  Array.from(text.toLowerCase().matchAll(/[a-z]+/g), ([word]) => word);

describe('a live voice', { timeout: slowMachineMs }, () => {
  let voices: Voices;
  let recogniser: Recogniser;

  beforeAll(async () => {
    const store = await testModelStore([...voiceSets(grace), ...recogniserSets('base')]);
    voices = openVoices(store, 1);
    recogniser = await openRecogniser(store, { threads: 1 });
  }, modelDownloadLimitMs);

  afterAll(async () => {
    await voices.close();
    await closeRecogniser(recogniser);
  });

  it('is understood by our own recogniser', async () => {
    const pieces = await Array.fromAsync(voices.speak(question, grace));
    const { text } = await recognise(recogniser, resample(joinPieces(pieces), modelSampleRateHz));
    const heard = new Set(wordsOf(text));
    const missed = wordsOf(question).filter((word) => !heard.has(word));
    // The voice never says a sentence twice the same way: one word may be unlucky.
    expect(missed.length, text).toBeLessThanOrEqual(1);
  });

  it('gives a sound for each sentence, the first before the second is asked for', async () => {
    const sentences = voices.speak('Tell me about your home. Do you like it?', grace);
    const first = await sentences.next();
    expect(first.done === true ? 0 : durationSec(first.value)).toBeGreaterThan(0.8);
    expect((await sentences.next()).done).toBe(false);
    expect((await sentences.next()).done).toBe(true);
  });

  it('speaks a word alone', async () => {
    const word = joinPieces(await Array.fromAsync(voices.speak('technology', grace)));
    expect(durationSec(word)).toBeGreaterThan(0.8);
    expect(durationSec(word)).toBeLessThan(2.5);
  });

  it('says that there is nothing to say', async () => {
    await expect(voices.speak('…', grace).next()).rejects.toMatchObject({ code: 'nothing_to_say' });
  });

  it('opens again after it was closed', async () => {
    await voices.close();
    expect((await voices.speak('Yes.', grace).next()).done).toBe(false);
  });
});
