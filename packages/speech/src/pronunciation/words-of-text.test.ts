import { describe, expect, it } from 'vitest';
import { phoneIndex } from '../phonemes/phones.ts';
import { compareWords } from './compare-words.ts';
import { cutIntoParts } from './cut-into-parts.ts';
import { pairPhones, pairWords } from './pair-phones.ts';
import { asOneWord, expectedWords } from './spoken-word.ts';

const phones = (text: string) => text.split(' ').map(phoneIndex);

describe('the ways to say a text', () => {
  it('holds every pronunciation of a word, the usual one first', () => {
    const [read] = expectedWords('read');
    expect(read?.ways.map((way) => way.map((word) => word.phones.join(' ')))).toEqual([
      ['R EH1 D'],
      ['R IY1 D'],
    ]);
  });

  it('holds every reading of a figure, before unusual pronunciations of any of them', () => {
    const [figure] = expectedWords('2648');
    const readings = figure?.ways.map((way) => way.map(({ text }) => text).join(' '));
    expect(readings).toContain('two six four eight');
    expect(readings).toContain('twenty six forty eight');
    expect(readings?.length).toBeLessThanOrEqual(6);
  });

  it('says what the recogniser joins as one word', () => {
    expect(asOneWord('part-time.')[0]?.ways[0]?.map(({ text }) => text)).toEqual(['part', 'time']);
    expect(asOneWord('—')).toEqual([]);
  });
});

describe('what was heard beside the text', () => {
  const compare = (text: string, said: string) => {
    const { heard, extra } = compareWords(expectedWords(text), expectedWords(said));
    return {
      missed: heard.flatMap((one, i) => (one ? [] : [i])),
      extra: extra.map((one) => [one.before, one.word.text]),
    };
  };

  it.each([
    ['the same words', 'We call it bear', 'we call it bear', [], []],
    ['words that sound alike', 'They went to their house', 'They want two there house', [], []],
    ['a word left out', 'I take the big bus', 'I take the bus', [3], []],
    ['the first and the last left out', 'Well I take the bus today', 'I take the bus', [0, 5], []],
    ['a word added', 'I take the bus', 'I usually take the bus', [], [[1, 'usually']]],
    ['a word said twice', 'I take the bus', 'I I take the bus', [], [[0, 'I']]],
    ['another word', 'We drive to school', 'We walk to school', [1], [[1, 'walk']]],
    ['nothing', 'I take', '', [0, 1], []],
  ])('tells %s', (_, text, said, missed, extra) => {
    expect(compare(text, said)).toEqual({ missed, extra });
  });
});

describe('pairing two readings', () => {
  it('pairs phones in order and leaves out those without a partner', () => {
    const { pairs } = pairPhones(phones('B EH D S'), phones('B AE D'));
    expect(pairs).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
    ]);
  });

  it('would rather leave out than take a vowel for a consonant twice over', () => {
    expect(pairPhones(phones('AA'), phones('T')).cost).toBeCloseTo(1.3);
    expect(pairPhones(phones('T'), phones('D')).cost).toBeCloseTo(0.6);
  });

  it('gives a word the word that shares most phones with it', () => {
    const { pairs } = pairPhones(phones('K AE N N AA T'), phones('K AE N AA T'));
    expect([...pairWords(pairs, [0, 0, 0, 1, 1, 1], [7, 7, 7, 7, 7])]).toEqual([
      [0, 7],
      [1, 7],
    ]);
  });
});

describe('cutting long answers', () => {
  const words = (count: number, gapAfter: (i: number) => number) => {
    let at = 0;
    return Array.from({ length: count }, (_, i) => {
      const span = { start: at, end: at + 15 };
      at = span.end + gapAfter(i);
      return span;
    });
  };

  it('leaves a sentence whole', () => {
    expect(cutIntoParts(words(20, () => 5))).toEqual([[0, 20]]);
  });

  it('cuts at the longest silences, into parts of 3 to 12 s', () => {
    const spans = words(60, (i) => (i === 21 || i === 40 ? 40 : 2));
    expect(cutIntoParts(spans)).toEqual([
      [0, 22],
      [22, 41],
      [41, 60],
    ]);
  });

  it('does not cut off a single word, and halves speech without a pause', () => {
    const parts = cutIntoParts(words(60, (i) => (i === 0 ? 60 : 3)));
    expect(Math.min(...parts.map(([from, to]) => to - from))).toBeGreaterThan(5);
    expect(parts.flat()[0]).toBe(0);
    expect(parts.at(-1)?.[1]).toBe(60);
  });

  it('has no part of nothing', () => {
    expect(cutIntoParts([])).toEqual([]);
  });
});
