import { describe, expect, it } from 'vitest';
import { phoneIndex } from '../phonemes/phones.ts';
import type { WordToFind } from './align-words.ts';
import { alignWords, outputCount, silence } from './align-words.ts';

const unlikely = -8;
/** Scores of frames that sound like one phone each; "-" is silence. */
function soundsLike(frames: string): Float32Array {
  const names = frames.split(' ');
  const scores = new Float32Array(names.length * outputCount).fill(unlikely);
  names.forEach((name, frame) => {
    scores[frame * outputCount + (name === '-' ? silence : phoneIndex(name))] = -0.1;
  });
  return scores;
}
const way = (phones: string) => phones.split(' ').map(phoneIndex);
const word = (...ways: string[]): WordToFind => ({ ways: ways.map(way) });
const align = (frames: string, ...words: WordToFind[]) =>
  alignWords(soundsLike(frames), frames.split(' ').length, words);

describe('finding words in the sound', () => {
  it('gives each phone its frames and leaves silence between words to nobody', () => {
    expect(align('- K K AE AE AE T - - D AO AO G -', word('K AE T'), word('D AO G'))).toEqual([
      { way: 0, starts: [1, 3, 6], ends: [3, 6, 7] },
      { way: 0, starts: [9, 10, 12], ends: [10, 12, 13] },
    ]);
  });

  it('leaves a silence inside a word to nobody either', () => {
    expect(align('K K - - AE T T', word('K AE T'))).toEqual([{ way: 0, starts: [0, 4, 5], ends: [2, 5, 7] }]);
  });

  it('chooses the way in which the word was said', () => {
    const read = word('R EH D', 'R IY D');
    expect(align('R IY IY D -', read)).toMatchObject([{ way: 1 }]);
    expect(align('R EH EH D -', read)).toMatchObject([{ way: 0 }]);
  });

  it('tells two like phones in a row apart by a silence', () => {
    expect(align('B AH S S S T AA P', word('B AH S'), word('S T AA P'))).toEqual([
      { way: 0, starts: [0, 1, 2], ends: [1, 2, 3] },
      { way: 0, starts: [4, 5, 6, 7], ends: [5, 6, 7, 8] },
    ]);
  });

  it.each([
    ['the first', 'K AE T', ['D AO G', 'K AE T'], [false, true]],
    ['the last', 'K AE T', ['K AE T', 'D AO G'], [true, false]],
    ['one in the middle', 'K AE T S AE T', ['K AE T', 'D AO G', 'S AE T'], [true, false, true]],
    ['two in a row', 'K AE T S AE T', ['K AE T', 'D AO G', 'B IH G', 'S AE T'], [true, false, false, true]],
    ['none that is there', 'K AE T D AO G', ['K AE T', 'D AO G'], [true, true]],
  ])('leaves out words that may be missing and are: %s', (_, frames, words, said) => {
    const found = align(frames, ...words.map((phones) => ({ ...word(phones), skipScore: -1 })));
    expect(found?.map((one) => one !== null)).toEqual(said);
  });

  it('keeps a word that may not be missing', () => {
    const found = align('K AE T T S AE T', word('K AE T'), word('AH'), word('S AE T'));
    expect(found?.every((one) => one !== null)).toBe(true);
  });

  it('finds nothing in a sound that is shorter than its phones', () => {
    expect(align('K AE', word('K AE T'))).toBeUndefined();
  });
});
