import { describe, expect, it } from 'vitest';
import { AudioError } from './audio-error.ts';
import { judgeLevels } from './judge-levels.ts';
import { measureLevels } from './levels.ts';
import { readAnswer, shortestAnswerSec } from './read-answer.ts';
import { hostileFile } from './testing/hostile-file.ts';
import { writeWav } from './write-wav.ts';

/** Three minutes, and what a recorder may send after them. */
const longestAnswerSec = 183;
/** Noise at full scale swings over when it is resampled. */
const highestOvershoot = 3;

/** 2,000 files; `bench/hostile-files.ts` tries 20,000 and listens to some of those that can be read. */
const recording = writeWav({
  samples: Float32Array.from({ length: 16_000 }, (_, i) => 0.3 * Math.sin(i / 12) * Math.sin(i / 2_500)),
  sampleRateHz: 16_000,
});

const refused = new Set<string>();
let read = 0;

function tryFile(seed: number): void {
  try {
    const { samples, sampleRateHz } = readAnswer(hostileFile(seed, recording));
    read++;
    const lengthSec = samples.length / sampleRateHz;
    const isClean = samples.every((sample) => Math.abs(sample) <= highestOvershoot);
    const levels = measureLevels({ samples, sampleRateHz });
    expect({ seed, sampleRateHz, isClean }).toEqual({ seed, sampleRateHz: 16_000, isClean: true });
    expect(lengthSec).toBeGreaterThanOrEqual(0.99 * shortestAnswerSec);
    expect(lengthSec).toBeLessThanOrEqual(longestAnswerSec);
    expect(Object.values(levels).every(Number.isFinite)).toBe(true);
    expect(judgeLevels(levels).length).toBeLessThanOrEqual(3);
  } catch (error) {
    if (!(error instanceof AudioError)) throw error;
    refused.add(error.code);
  }
}

describe('files of every kind at the door', () => {
  it.each([0, 500, 1_000, 1_500])('are read as a clean answer or refused with a code: from %i', (first) => {
    for (let seed = first; seed < first + 500; seed++) tryFile(seed);
  });

  it('were of every kind', () => {
    expect(read).toBeGreaterThan(100);
    expect([...refused].toSorted()).toEqual([
      'damaged',
      'empty',
      'not_wav',
      'too_long',
      'too_short',
      'unsupported',
    ]);
  });
});
