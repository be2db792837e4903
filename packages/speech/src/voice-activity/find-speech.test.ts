import { describe, expect, it } from 'vitest';
import { findSpeech } from './find-speech.ts';

/** One digit for each frame of 32 ms: the probability in tenths. */
const frames = (digits: string) => Float32Array.from(digits, (digit) => Number(digit) / 10);

const find = (digits: string) =>
  findSpeech(frames(digits), digits.length * 512).map(({ from, to }) => [from / 512, to / 512]);

describe('findSpeech', () => {
  it('finds each stretch of speech', () => {
    expect(find('0009999900000000999999')).toEqual([
      [3, 8],
      [16, 22],
    ]);
  });

  it('does not end at a short closure or a wavering vowel', () => {
    expect(find('0099990009999400')).toEqual([[2, 14]]);
    expect(find('00999944444499900')).toEqual([[2, 15]]);
  });

  it('begins only where it is sure', () => {
    expect(find('0444444440000000')).toEqual([]);
  });

  it('leaves out clicks', () => {
    expect(find('0009000000000099990000')).toEqual([[14, 18]]);
  });

  it('ends with the recording', () => {
    expect(findSpeech(frames('0009999'), 3_500)).toEqual([{ from: 1_536, to: 3_500 }]);
  });
});
