import { describe, expect, it } from 'vitest';
import { inspectAnswer } from './inspect-answer.ts';
import { writeWav } from './write-wav.ts';

const sampleRateHz = 16_000;
const wav = (seconds: number, level: (second: number) => number) =>
  writeWav({
    sampleRateHz,
    samples: Float32Array.from(
      { length: seconds * sampleRateHz },
      (_, index) => level(index / sampleRateHz) * Math.sin(index / 10),
    ),
  });

describe('inspecting an answer', () => {
  it('tells how long it is and that it can be heard', () => {
    expect(inspectAnswer(wav(2.5, () => 0.2))).toEqual({ durationSec: 2.5, isAudible: true });
  });

  it('hears a voice that begins late', () => {
    expect(inspectAnswer(wav(23, (second) => (second > 21 ? 0.2 : 0))).isAudible).toBe(true);
  });

  it('hears nothing in silence and in the noise of a muted microphone', () => {
    expect(inspectAnswer(wav(12, () => 0)).isAudible).toBe(false);
    expect(inspectAnswer(wav(12, () => 0.000_1)).isAudible).toBe(false);
  });

  it.each([
    [0.4, 'too_short'],
    [183, 'too_long'],
  ])('refuses %f s', (seconds, code) => {
    expect(() => inspectAnswer(wav(seconds, () => 0.2))).toThrow(expect.objectContaining({ code }) as Error);
  });
});
