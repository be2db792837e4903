import { describe, expect, it } from 'vitest';
import { readAnswer } from './read-answer.ts';
import { writeWav } from './write-wav.ts';

const recording = (lengthSec: number, sampleRateHz: number) =>
  writeWav({ samples: new Float32Array(lengthSec * sampleRateHz).fill(0.1), sampleRateHz });

describe('readAnswer', () => {
  it('brings an answer of any rate to 16 kHz', () => {
    const answer = readAnswer(recording(1, 44_100));
    expect(answer.sampleRateHz).toBe(16_000);
    expect(answer.samples).toHaveLength(16_000);
  });

  it('takes half a second and three minutes, and says what is wrong outside', () => {
    expect(readAnswer(recording(0.5, 8_000)).samples).toHaveLength(8_000);
    expect(readAnswer(recording(180, 8_000)).samples).toHaveLength(180 * 16_000);
    expect(() => readAnswer(recording(0.4, 8_000))).toThrow('at least half a second');
    expect(() => readAnswer(recording(190, 8_000))).toThrow('three minutes');
  });
});
