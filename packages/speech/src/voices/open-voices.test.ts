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

describe('a live voice', () => {
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

  it('is understood by our own recogniser', { timeout: 120_000 }, async () => {
    const pieces = await Array.fromAsync(
      voices.speak('Do you think young people watch too much television?', grace),
    );
    const { text } = await recognise(recogniser, resample(joinPieces(pieces), modelSampleRateHz));
    expect(text.toLowerCase()).toContain('young people watch too much television');
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
