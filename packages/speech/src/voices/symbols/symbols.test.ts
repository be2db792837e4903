import { describe, expect, it } from 'vitest';
import type { SpokenItem } from '../reading/read-aloud.ts';
import { kokoroAmericanSymbols } from './kokoro-american.ts';
import { kokoroBritishSymbols } from './kokoro-british.ts';
import { piperSymbols } from './piper-symbols.ts';

const word = (spelling: string, phones: string): SpokenItem => ({
  kind: 'word',
  spelling,
  phones: phones.split(' '),
  stress: 'full',
});

const better = word('better', 'B EH1 T ER0');
const button = word('button', 'B AH1 T AH0 N');
const weekend = word('weekend', 'W IY1 K EH2 N D');
const wanted = word('wanted', 'W AA1 N T AH0 D');
const idea = word('idea', 'AY0 D IY1 AH0');

describe('symbols of the live voices', () => {
  it.each([
    [better, 'bˈɛɾɚ'],
    [button, 'bˈʌʔn̩'],
    [weekend, 'wˈiːkɛnd'],
    [wanted, 'wˈɑːntᵻd'],
    [word('about', 'AH0 B AW1 T'), 'ɐbˈaʊt'],
    [word('hurry', 'HH ER1 IY0'), 'hˈɜːɹi'],
    [word('near', 'N IY1 R'), 'nˈɪɹ'],
  ])('writes %o as %s', (spoken, symbols) => {
    expect(piperSymbols([spoken])).toBe(symbols);
  });

  it('parts words by spaces, sets marks at words, and leaves small words unstressed', () => {
    const small: SpokenItem = { kind: 'word', spelling: 'of', phones: ['AH1', 'V'], stress: 'none' };
    expect(piperSymbols([better, small, better, { kind: 'mark', mark: '?' }])).toBe('bˈɛɾɚ ʌv bˈɛɾɚ?');
  });
});

describe('American symbols of the best voices', () => {
  it.each([
    [better, 'bˈɛTəɹ'],
    [button, 'bˈʌtᵊn'],
    [wanted, 'wˈɑntᵻd'],
    [word('choice', 'CH OY1 S'), 'ʧˈYs'],
  ])('writes %o as %s', (spoken, symbols) => {
    expect(kokoroAmericanSymbols([spoken])).toBe(symbols);
  });
});

describe('British symbols of the best voices', () => {
  it.each([
    [better, 'bˈɛtə'],
    [word('class', 'K L AE1 S'), 'klˈɑːs'],
    [word('dancing', 'D AE1 N S IH0 NG'), 'dˈɑːnsɪŋ'],
    [word('classic', 'K L AE1 S IH0 K'), 'klˈasɪk'],
    [word('hot', 'HH AA1 T'), 'hˈɒt'],
    [word('father', 'F AA1 DH ER0'), 'fˈɑːðə'],
    [word('dog', 'D AO1 G'), 'dˈɒɡ'],
    [word('talk', 'T AO1 K'), 'tˈɔːk'],
    [word('new', 'N UW1'), 'njˈuː'],
    [word('noon', 'N UW1 N'), 'nˈuːn'],
    [word('start', 'S T AA1 R T'), 'stˈɑːt'],
    [word('story', 'S T AO1 R IY0'), 'stˈɔːɹi'],
    [word('forest', 'F AO1 R AH0 S T'), 'fˈɒɹəst'],
    [word('very', 'V EH1 R IY0'), 'vˈɛɹi'],
    [word('area', 'EH1 R IY0 AH0'), 'ˈɛːɹiə'],
    [word('carry', 'K EH1 R IY0'), 'kˈaɹi'],
    [word('library', 'L AY1 B R EH2 R IY0'), 'lˈIbɹəɹi'],
    [word('home', 'HH OW1 M'), 'hˈQm'],
    [word('schedule', 'S K EH1 JH UH0 L'), 'ʃˈɛdjuːl'],
  ])('writes %o as %s', (spoken, symbols) => {
    expect(kokoroBritishSymbols([spoken])).toBe(symbols);
  });

  it('says an r at the end of a word only before a vowel', () => {
    expect(kokoroBritishSymbols([better, idea])).toBe('bˈɛtəɹ Idˈiːə');
    expect(kokoroBritishSymbols([better, weekend])).toBe('bˈɛtə wˈiːkˌɛnd');
  });
});
