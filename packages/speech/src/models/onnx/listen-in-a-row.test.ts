import { InferenceSession } from 'onnxruntime-node';
import { expect, it } from 'vitest';
import { resample } from '../../audio/resample.ts';
import { speechProbabilities } from '../../voice-activity/speech-probabilities.ts';
import { chooseVoice } from '../../voices/choose-voice.ts';
import { openVoices, voiceSets } from '../../voices/open-voices.ts';
import { joinPieces } from '../../voices/shape-speech.ts';
import { locateModel } from '../locate-model.ts';
import { modelDownloadLimitMs, testModelStore } from '../testing/test-store.ts';
import { listenInARow } from './listen-in-a-row.ts';

it(
  'remembers what came before a frame and knows nothing of what comes after it',
  async () => {
    const voice = chooseVoice('us-grace', 0);
    const store = await testModelStore(['voice-activity', ...voiceSets(voice)]);
    const voices = openVoices(store, 1);
    const said = joinPieces(await Array.fromAsync(voices.speak('I usually take the bus to work.', voice)));
    await voices.close();
    const { samples } = resample(said, 16_000);
    const session = await InferenceSession.create(await locateModel(store, 'voice-activity/silero.onnx'));
    const whole = await speechProbabilities(session, samples);
    expect(Math.max(...whole)).toBeGreaterThan(0.9);

    const half = 512 * Math.floor(whole.length / 2);
    const first = await speechProbabilities(session, samples.subarray(0, half));
    first.forEach((probability, frame) => expect(probability).toBeCloseTo(whole[frame]!, 5));
    const second = await speechProbabilities(session, samples.subarray(half));
    expect(second[1]).not.toBeCloseTo(whole[first.length + 1]!, 5);
    await session.release();
  },
  modelDownloadLimitMs,
);

it('refuses another model', () => {
  expect(() => listenInARow(new Uint8Array([8, 8]))).toThrow(/no graph/);
  expect(() => listenInARow(new Uint8Array([0x3a, 0x00]))).toThrow(/not the voice activity model/);
});
