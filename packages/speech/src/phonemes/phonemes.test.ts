import { describe, expect, it } from 'vitest';
import { arpabetFromIpa, letterToSound } from './letter-to-sound.ts';
import { phoneIndex, plainPhones } from './phones.ts';
import { pronounceWord, pronunciationsOf } from './pronounce-word.ts';
import { readText } from './read-text.ts';
import { toIpa } from './to-ipa.ts';

const spoken = (word: string) => pronounceWord(word).join(' ');
const readingsOf = (text: string) =>
  readText(text).map(({ readings }) => readings.map((words) => words.join(' ')));

describe('pronouncing a word', () => {
  it('takes every pronunciation of the dictionary, the usual one first', () => {
    expect(pronunciationsOf('read')).toEqual([
      ['R', 'EH1', 'D'],
      ['R', 'IY1', 'D'],
    ]);
  });

  it('leaves out the dictionary’s remarks', () => {
    expect(spoken('aalborg')).toBe('AO1 L B AO0 R G');
  });

  it.each([
    ["giraffe's", 'JH ER0 AE1 F S'],
    ['googled', 'G UW1 G AH0 L D'],
    ['vlogs', 'V L AA1 G Z'],
    ['schoolbus', 'S K UW1 L B AH2 S'],
    ['hsbc', 'EY1 CH EH1 S B IY1 S IY1'],
  ])('says %s though no dictionary has it', (word, phones) => {
    expect(spoken(word)).toBe(phones);
  });

  it('never leaves a word without a sound that the models know', () => {
    for (const word of ['constructor', 'blorptastic', 'zzz', 'qwxr', 'guangzhou', "o'", 'tiktok', 'naive'])
      expect(pronounceWord(word).map(phoneIndex).length, word).toBeGreaterThan(0);
  });

  it('reads unknown words by rule, with one main stress', () => {
    const phones = letterToSound('blorptastic');
    expect(phones.join(' ')).toBe('B L AO0 R P T AE1 S T IH0 K');
    expect(arpabetFromIpa('ˈtʃɪɫdɹən')).toEqual(['CH', 'IH1', 'L', 'D', 'R', 'AH0', 'N']);
  });
});

describe('reading a text', () => {
  it('keeps words and drops punctuation', () => {
    expect(readText('Well, I’m fine — really!').map(({ text }) => text)).toEqual([
      'Well',
      "I'm",
      'fine',
      'really',
    ]);
    expect(readText('  … ?! ')).toEqual([]);
  });

  it('reads figures in every usual way', () => {
    expect(readingsOf('2648')[0]).toEqual([
      'two thousand six hundred and forty eight',
      'two thousand six hundred forty eight',
      'twenty six forty eight',
      'two six four eight',
    ]);
    expect(readingsOf('1999')[0]?.[0]).toBe('nineteen ninety nine');
    expect(readingsOf('7')).toEqual([['seven']]);
    expect(readingsOf('3.5%')).toEqual([['three point five percent']]);
  });

  it('reads abbreviations, ordinals, money, times and joined words', () => {
    expect(readingsOf('Dr. Smith')).toEqual([['doctor'], ['smith']]);
    expect(readingsOf('the 21st')).toEqual([['the'], ['twenty first']]);
    expect(readingsOf('$20')[0]).toContain('twenty dollars');
    expect(readingsOf('7:30')[0]).toContain('seven thirty');
    expect(readingsOf('part-time café')).toEqual([['part time'], ['cafe']]);
    expect(readingsOf("the students' room")).toEqual([['the'], ["students'"], ['room']]);
  });
});

describe('the phonetic alphabet', () => {
  it.each([
    ['photography', 'fəˈtɑɡɹəfi'],
    ['education', 'ˌɛdʒəˈkeɪʃən'],
    ['think', 'θɪŋk'],
    ['world', 'wɝld'],
    ['extra', 'ˈɛkstɹə'],
  ])('writes %s as %s', (word, ipa) => {
    expect(toIpa(pronounceWord(word))).toBe(ipa);
  });

  it('has a sign for each phone', () => {
    expect(new Set(plainPhones.map((phone) => toIpa([phone]))).size).toBe(plainPhones.length);
  });
});
