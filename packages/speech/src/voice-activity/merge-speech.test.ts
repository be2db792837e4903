import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeSpeech } from './merge-speech.ts';

const rateHz = 16_000;
const speech = (...secs: [number, number][]) =>
  secs.map(([from, to]) => ({ from: from * rateHz, to: to * rateHz }));
const inSecs = (chunks: { from: number; to: number }[]) =>
  chunks.map(({ from, to }) => [from / rateHz, to / rateHz]);
const sure = new Float32Array(10_000).fill(1);

describe('mergeSpeech', () => {
  it('joins what fits together, with a margin', () => {
    const merged = mergeSpeech(speech([1, 4], [5, 9], [10, 15]), sure, 16 * rateHz, 20);
    expect(inSecs(merged)).toEqual([[0.8, 15.2]]);
  });

  it('begins anew where the next would be too much', () => {
    const merged = mergeSpeech(speech([1, 12], [13, 20], [20.5, 30]), sure, 31 * rateHz, 20);
    expect(inSecs(merged)).toEqual([
      [0.8, 20.2],
      [20.3, 30.2],
    ]);
  });

  it('leaves long silences out', () => {
    const merged = mergeSpeech(speech([1, 2], [9, 10]), sure, 11 * rateHz, 20);
    expect(inSecs(merged)).toEqual([
      [0.8, 2.2],
      [8.8, 10.2],
    ]);
  });

  it('cuts speech without a pause where it is least sure', () => {
    const probabilities = sure.slice();
    const quietFrame = Math.round((15 * rateHz) / 512);
    probabilities[quietFrame] = 0.4;
    const merged = mergeSpeech(speech([0, 30]), probabilities, 30 * rateHz, 20);
    expect(merged).toEqual([
      { from: 0, to: quietFrame * 512 },
      { from: quietFrame * 512, to: 30 * rateHz },
    ]);
  });

  it('keeps all speech, in order, in chunks that are short enough and never overlap', () => {
    const lengths = fc.array(fc.tuple(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 1_500 })), {
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(
      fc.property(lengths, fc.constantFrom(5, 10, 20), (pairs, longestSec) => {
        let at = 0;
        const pieces = pairs.map(([silence, length]) => {
          const from = at + silence * 512;
          at = from + length * 512;
          return { from, to: at };
        });
        const chunks = mergeSpeech(pieces, sure, at + 5_000, longestSec);
        for (const { from, to } of pieces)
          for (const edge of [from, to - 1])
            expect(chunks.filter((chunk) => chunk.from <= edge && edge < chunk.to)).toHaveLength(1);
        chunks.forEach((chunk, i) => {
          expect(chunk.to - chunk.from).toBeLessThanOrEqual((longestSec + 0.4) * rateHz + 1);
          expect(chunk.from).toBeGreaterThanOrEqual(chunks[i - 1]?.to ?? 0);
          expect(chunk.to).toBeLessThanOrEqual(at + 5_000);
        });
      }),
    );
  });
});
