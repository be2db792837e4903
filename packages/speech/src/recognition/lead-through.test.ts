import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Audio } from '../audio/audio.ts';
import { modelSampleRateHz } from '../audio/audio.ts';
import { resample } from '../audio/resample.ts';
import { modelDownloadLimitMs, testModelStore } from '../models/testing/test-store.ts';
import type { Timeline } from '../pronunciation/encode-timeline.ts';
import { encodeTimeline, judgedStates, openTimelineEncoder } from '../pronunciation/encode-timeline.ts';
import { textEvidence, wordEvidence } from '../pronunciation/word-evidence.ts';
import { writeSentence } from '../pronunciation/write-sentence.ts';
import { chooseVoice } from '../voices/choose-voice.ts';
import { openVoices, voiceSets } from '../voices/open-voices.ts';
import { joinPieces } from '../voices/shape-speech.ts';
import { beginDecoding, stepDecoder } from './decoder-memory.ts';
import { leadThrough } from './lead-through.ts';
import type { Encoding, Moonshine } from './moonshine.ts';
import { openMoonshine } from './moonshine.ts';
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
    const encoder = await openTimelineEncoder(store, 1);
    half = Math.floor(spoken.samples.length / 2);
    whole = await encodeTimeline(encoder, spoken.samples, [{ from: 0, to: spoken.samples.length }]);
    parts = await encodeTimeline(encoder, spoken.samples, [
      { from: 1_000, to: half },
      { from: half, to: spoken.samples.length },
    ]);
    encoding = whole.chunks[0]!.encoding;
    await encoder.release();
  }, modelDownloadLimitMs);

  afterAll(async () => {
    const { encoder, crossAttention, decoderStep } = moonshine;
    for (const session of [encoder, crossAttention, decoderStep]) await session.release();
  });

  it('gives the likelihoods of decoding token by token', async () => {
    const tokens = tokensOf(said);
    const { logProbs, leads } = await leadThrough(moonshine, encoding, tokens);
    let memory = await beginDecoding(moonshine, encoding);
    const inputs = [startToken, ...tokens];
    for (const [i, token] of [...tokens, endToken].entries()) {
      const step = await stepDecoder(moonshine, memory, [inputs[i]!]);
      ({ memory } = step);
      const row = step.scores[0]!;
      const total = Math.log(row.reduce((sum, score) => sum + Math.exp(score), 0));
      expect(logProbs[i]).toBeCloseTo(row[token]! - total, 0);
      const lead = row[token]! - Math.max(...row.filter((_, other) => other !== token));
      expect(leads[i]! > 0.3).toBe(lead > 0.3);
    }
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
