import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Audio } from '../audio/audio.ts';
import { modelSampleRateHz } from '../audio/audio.ts';
import { resample } from '../audio/resample.ts';
import { openSession } from '../inference/open-session.ts';
import { locateModel } from '../models/locate-model.ts';
import { modelDownloadLimitMs, testModelStore } from '../models/testing/test-store.ts';
import type { Timeline } from '../pronunciation/encode-timeline.ts';
import { encodeTimeline, judgedStates, timelineModels } from '../pronunciation/encode-timeline.ts';
import { textEvidence, wordEvidence } from '../pronunciation/word-evidence.ts';
import { writeSentence } from '../pronunciation/write-sentence.ts';
import { chooseVoice } from '../voices/choose-voice.ts';
import { openVoices, voiceSets } from '../voices/open-voices.ts';
import { joinPieces } from '../voices/shape-speech.ts';
import { beginDecoding, stepDecoder } from './decoder-memory.ts';
import { leadThrough } from './lead-through.ts';
import type { Encoding, Moonshine } from './moonshine.ts';
import { closeMoonshine, openMoonshine } from './moonshine.ts';
import { recogniserSets } from './recogniser.ts';
import { endToken, startToken, tokensOf } from './vocabulary.ts';

const said = 'I usually take the bus to work.';

describe('the published encoder and the decoder led through a text', () => {
  let moonshine: Moonshine;
  let spoken: Audio;
  let whole: Timeline;
  let parts: Timeline;
  let half: number;
  let encoding: Encoding;

  beforeAll(async () => {
    const voice = chooseVoice('us-grace', 0);
    const store = await testModelStore([...recogniserSets('base'), ...voiceSets(voice)]);
    const voices = openVoices(store, 1);
    spoken = resample(joinPieces(await Array.fromAsync(voices.speak(said, voice))), modelSampleRateHz);
    await voices.close();
    moonshine = await openMoonshine(store, 'base', 1);
    const encoder = await openSession(await locateModel(store, timelineModels.encoder), 1);
    const published = { soundFrames: moonshine.soundFrames, encoder };
    half = Math.floor(spoken.samples.length / 2);
    whole = await encodeTimeline(published, spoken.samples, [{ from: 0, to: spoken.samples.length }]);
    parts = await encodeTimeline(published, spoken.samples, [
      { from: 1_000, to: half },
      { from: half, to: spoken.samples.length },
    ]);
    encoding = whole.chunks[0]!.encoding;
    await encoder.release();
  }, modelDownloadLimitMs);

  afterAll(() => closeMoonshine(moonshine));

  it('gives the likelihoods of decoding token by token', async () => {
    const tokens = tokensOf(said);
    const { logProbs, leads } = await leadThrough(moonshine, encoding, tokens);
    let memory = await beginDecoding(moonshine, encoding);
    const inputs = [startToken, ...tokens];
    for (const [i, token] of [...tokens, endToken].entries()) {
      const step = await stepDecoder(moonshine, memory, [inputs[i]!], [0]);
      ({ memory } = step);
      const likely = step.likely[0]!;
      const own = likely.find((one) => one.token === token)!;
      expect(logProbs[i]).toBeCloseTo(own.logProb, 0);
      const lead = own.logProb - likely.find((one) => one.token !== token)!.logProb;
      expect(leads[i]! > 0.3).toBe(lead > 0.3);
    }
  });

  it('goes on from the texts it is told to', async () => {
    const [first, next] = tokensOf('I usually') as [number, number];
    const begun = await stepDecoder(
      moonshine,
      await beginDecoding(moonshine, encoding),
      [startToken, first],
      [0, 0],
    );
    const goOn = async (parents: number[]) =>
      (await stepDecoder(moonshine, begun.memory, [next, next], parents)).likely;
    const [straight, crossed] = [await goOn([0, 1]), await goOn([1, 0])];
    expect(crossed).toEqual(straight.toReversed());
    expect(crossed).not.toEqual(straight);
  });

  it('tells what was said from what was not', async () => {
    const evidenceOf = async (text: string) => {
      const tokens = tokensOf(writeSentence(text));
      const evidence = await leadThrough(moonshine, encoding, tokens);
      return { words: wordEvidence(tokens, evidence), whole: textEvidence(evidence) };
    };
    const right = await evidenceOf('I USUALLY TAKE THE BUS TO WORK');
    const wrong = await evidenceOf('I USUALLY TAKE THE TRAIN TO WORK');
    expect(right.words).toHaveLength(7);
    expect(Math.min(...right.words.map(([, , leastLead]) => leastLead))).toBeGreaterThan(0);
    expect(wrong.words[4]![2]).toBeLessThan(0);
    expect(right.whole[0]).toBeGreaterThan(wrong.whole[0]);
  });

  it('lays stretches on one timeline', () => {
    expect(whole.chunks[0]!.encoding.frameCount).toBe(whole.frameCount);
    expect(parts.frameCount).toBe(whole.frameCount);
    expect(parts.chunks.map(({ firstFrame }) => firstFrame)).toEqual([2, Math.floor(half / 384)]);
    expect(parts.chunks[0]!.stretch.from).toBe(2 * 384);
    const [first, second] = parts.chunks;
    expect(first!.firstFrame + first!.encoding.frameCount).toBeLessThanOrEqual(second!.firstFrame);
  });

  it('lays the judged layers side by side', () => {
    const states = judgedStates(encoding);
    expect(states).toHaveLength(encoding.frameCount * 5 * 416);
    expect(states[3 * 2_080 + 2 * 416 + 7]).toBe(encoding.layers.get(5)![3 * 416 + 7]);
    expect(states.at(-1)).toBe(encoding.layers.get('last')!.at(-1));
  });
});
