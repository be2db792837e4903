import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Analyser } from '../analysis/analyser.ts';
import { analyserSets, closeAnalyser, openAnalyser } from '../analysis/analyser.ts';
import type { Audio } from '../audio/audio.ts';
import { modelSampleRateHz } from '../audio/audio.ts';
import { readWav } from '../audio/read-wav.ts';
import { resample } from '../audio/resample.ts';
import { modelDownloadLimitMs, testModelStore } from '../models/testing/test-store.ts';
import { chooseVoice } from '../voices/choose-voice.ts';
import type { Voices } from '../voices/open-voices.ts';
import { openVoices, voiceSets } from '../voices/open-voices.ts';
import { joinPieces, withSilence } from '../voices/shape-speech.ts';
import { coachWord } from './coach-word.ts';
import { hearWord } from './hear-word.ts';
import { scoreWord } from './score-word.ts';
import { speakModel } from './speak-model.ts';

const james = chooseVoice('us-james', 0);
/** Opening models takes a second, or many beside other work. */
const slowMachineMs = 120_000;

describe('a word spoken by our own voices', { timeout: slowMachineMs }, () => {
  let analyser: Analyser;
  let voices: Voices;

  beforeAll(async () => {
    const store = await testModelStore([...analyserSets(), ...voiceSets(james)]);
    analyser = await openAnalyser(store, { threads: 1 });
    voices = openVoices(store, 1);
  }, modelDownloadLimitMs);
  afterAll(async () => {
    await voices.close();
    await closeAnalyser(analyser);
  });

  const say = async (text: string): Promise<Audio> =>
    resample(joinPieces(await Array.fromAsync(voices.speak(text, james))), modelSampleRateHz);
  const coach = async (wanted: string, said: Audio) => {
    const heard = await hearWord(analyser, said, wanted);
    return heard && coachWord(heard, null);
  };
  /** The voice says nothing twice in the same way; what is named by a hair's breadth is said once for all. */
  const recording = async (name: string): Promise<Audio> =>
    readWav(await readFile(new URL(`testing/${name}.wav`, import.meta.url)));

  it('as it should be reaches the target', async () => {
    expect((await coach('village', await say('village')))?.accuracyScore).toBeGreaterThanOrEqual(85);
  });

  it.each([
    ['very', 'wary', 'V', 'W'],
    ['think', 'tink', 'TH', 'T'],
  ])('%s said as %s misses it, and the wrong sound is named', async (wanted, said, phoneme, heardAs) => {
    const coached = await coach(wanted, await recording(said));
    expect(coached?.accuracyScore).toBeLessThan(85);
    expect(coached?.remarks[0]).toMatchObject({ kind: 'sound', index: 0, heardAs });
    expect(coached?.sounds[0]?.phoneme).toBe(phoneme);
  });

  it('that is another word is told from the one wanted', async () => {
    expect(await coach('environment', await say('tomorrow'))).toBeNull();
  });

  it('said twice is heard once, where it was', async () => {
    const once = withSilence(await say('village'), 0.4, 0.4);
    const twice = joinPieces([once, once]);
    const heard = await hearWord(analyser, twice, 'village');
    expect(heard && scoreWord(heard, null).score).toBeGreaterThanOrEqual(85);
    const times = heard?.sounds.flatMap(({ startSec, endSec }) => [startSec ?? 0, endSec ?? 0]) ?? [];
    expect(Math.max(...times) - Math.min(...times)).toBeLessThan(1.2);
    expect(Math.max(...times)).toBeLessThan(heard?.durationSec ?? 0);
  });

  it('is not heard in silence', async () => {
    const silence = { samples: new Float32Array(16_000), sampleRateHz: modelSampleRateHz };
    expect(await hearWord(analyser, silence, 'village')).toBeNull();
  });

  it('as a model is one that our own ear finds good', async () => {
    const { heard } = await speakModel(voices, analyser, 'thoughtful');
    expect(heard && scoreWord(heard, null).score).toBeGreaterThanOrEqual(80);
  });
});
