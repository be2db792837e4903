import { dictionary } from 'cmu-pronouncing-dictionary';
import { describe, expect, it } from 'vitest';
import { cueCardText } from '../cue-card-text.ts';
import { readPapers } from '../read-papers.ts';
import { wordsOf } from '../reading-time.ts';
import { americanWordsIn } from './american-words.ts';
import { everyText, part1Questions, part3Questions } from './bank-texts.ts';
import { checkedWords } from './checked-words.ts';
import { sensitiveWordsIn } from './sensitive-words.ts';

/** Words an examiner speaks, from our guidance to authors: short enough to be understood at once. */
const WORDS = { part1: [5, 15], card: [20, 50], roundingOff: [4, 12], part3: [9, 22] } as const;

const papers = readPapers();
const texts = papers.flatMap(everyText);
const outside = ([least, most]: readonly [number, number], text: string) => {
  const { length } = wordsOf(text);
  return length < least || length > most;
};

describe('the words of the papers', () => {
  const words = new Set(
    texts.flatMap(({ text }) => wordsOf(text.toLowerCase()).flatMap((word) => word.split('-'))),
  );

  it('are spelt as in the dictionary, or were checked', () => {
    const unknown = [...words].filter((word) => !Object.hasOwn(dictionary, word) && !checkedWords.has(word));
    expect(unknown).toEqual([]);
  });

  it('include every word that was checked', () => {
    expect([...checkedWords].filter((word) => !words.has(word) || Object.hasOwn(dictionary, word))).toEqual(
      [],
    );
  });

  it('are British', () => {
    expect(texts.filter(({ text }) => americanWordsIn(text).length > 0)).toEqual([]);
  });

  it('touch nothing that one does not ask a stranger', () => {
    expect(texts.filter(({ text }) => sensitiveWordsIn(text).length > 0)).toEqual([]);
  });
});

describe('the length', () => {
  it('of every Part 1 question suits the ear', () => {
    expect(papers.flatMap(part1Questions).filter(({ text }) => outside(WORDS.part1, text))).toEqual([]);
  });

  it('of every cue card suits the ear', () => {
    const cards = papers.map(({ part2 }) => cueCardText(part2));
    expect(cards.filter((card) => outside(WORDS.card, card))).toEqual([]);
  });

  it('of every rounding-off question suits the ear', () => {
    const questions = papers.map(({ part2 }) => part2.roundingOff);
    expect(questions.filter((question) => outside(WORDS.roundingOff, question))).toEqual([]);
  });

  it('of every Part 3 question suits the ear', () => {
    expect(papers.flatMap(part3Questions).filter(({ text }) => outside(WORDS.part3, text))).toEqual([]);
  });
});

describe('the word lists', () => {
  it.each([
    'My favorite color',
    'We organize trips',
    'the city center',
    'She traveled',
    'on vacation',
    'a gray coat',
  ])('know that "%s" is American', (text) => {
    expect(americanWordsIn(text)).not.toEqual([]);
  });

  it.each(['A prize of this size', 'My favourite colour', 'We travelled to the centre', 'the programme'])(
    'know that "%s" is British',
    (text) => {
      expect(americanWordsIn(text)).toEqual([]);
    },
  );

  it.each(['a religious feast', 'the elections', 'your husband', 'looking on Google', 'people who died'])(
    'refuse "%s"',
    (text) => {
      expect(sensitiveWordsIn(text)).not.toEqual([]);
    },
  );

  it.each(['a diary', 'a warm coat', 'wartlike', 'apples and pears', 'a skill'])('allow "%s"', (text) => {
    expect(sensitiveWordsIn(text)).toEqual([]);
  });
});
